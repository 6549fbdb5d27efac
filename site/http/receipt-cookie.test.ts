import { expect, test } from "vitest";
import { createReceiptCookie } from "./receipt-cookie.ts";

const token = "T".repeat(43);
const cookie = createReceiptCookie("report-receipt", "/report");

test("is read by no script, sent to the form's pages alone, and gone after an hour", () => {
  expect(cookie.set(token, "http://127.0.0.1:4321")).toBe(
    `report-receipt=${token}; Path=/report; Max-Age=3600; HttpOnly; SameSite=Strict`,
  );
  expect(cookie.set(token, "https://www.meydan.example")).toMatch(/; Secure$/);
});

test("gives its token, and nothing that is none", () => {
  expect(cookie.read(`i18next=tr; report-receipt=${token}; other=1`)).toBe(token);
  for (const header of ["", `other=${token}`, "report-receipt=", "report-receipt=short"]) {
    expect(cookie.read(header), header).toBeUndefined();
  }
});
