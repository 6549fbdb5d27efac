import { expect, test } from "vitest";
import { createReceiptCookie } from "./receipt-cookie.ts";

const token = "T".repeat(43);
const cookie = createReceiptCookie("report-receipt", "/report");

const site = { origin: "http://127.0.0.1:4321", gaMeasurementId: undefined, metaPixelId: undefined };

test("is read by no script, sent to the form's pages alone, and gone after an hour", () => {
  expect(cookie.set(token, site)).toEqual([
    `report-receipt=${token}; Path=/report; Max-Age=3600; HttpOnly; SameSite=Strict`,
  ]);
  expect(cookie.set(token, { ...site, origin: "https://www.meydan.example" }).join()).toMatch(/; Secure$/);
});

test("with a tracker, scripts of every page learn for the same hour that there is a receipt", () => {
  expect(cookie.set(token, { ...site, metaPixelId: "123" })).toEqual([
    `report-receipt=${token}; Path=/report; Max-Age=3600; HttpOnly; SameSite=Strict`,
    "receipt=open; Path=/; Max-Age=3600; SameSite=Strict",
  ]);
});

test("gives its token, and nothing that is none", () => {
  expect(cookie.read(`i18next=tr; report-receipt=${token}; other=1`)).toBe(token);
  for (const header of ["", `other=${token}`, "report-receipt=", "report-receipt=short"]) {
    expect(cookie.read(header), header).toBeUndefined();
  }
});
