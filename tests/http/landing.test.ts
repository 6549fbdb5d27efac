import { beforeAll, expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { type FetchedDocument, fetchDocument } from "./support/fetch-document.ts";

const t = createTranslate("en");
let page: FetchedDocument;
beforeAll(async () => {
  page = await fetchDocument(`${inject("demoOrigin")}/?lng=en`);
});

test("sections stand in the specification's order, each named by its heading", () => {
  const headings = [...page.document.querySelectorAll("main section")].map((section) =>
    page.document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent?.trim(),
  );
  expect(headings).toEqual([
    `Your voice. ${t("brand.headline")}`,
    t("brand.download"),
    "More than an app: a movement for freedom",
    "A blue check, a real account",
    "Three pillars of digital independence",
    "A system that makes your voice carry",
  ]);
  expect(page.document.querySelectorAll("section[aria-labelledby=independence-title] li")).toHaveLength(3);
  expect(page.document.querySelectorAll("section[aria-labelledby=system-title] li")).toHaveLength(5);
});

test.each([
  "section[aria-labelledby=hero-title]",
  "section[aria-labelledby=download-title]",
  "section[aria-labelledby=freedom-title]",
  "footer",
])("%s shows the app on a phone, in room that is kept for it", (place) => {
  const image = page.document.querySelector(`${place} img[alt^="${brand.name} on a phone"]`);
  expect(image?.getAttribute("width")).toMatch(/^\d+$/);
  expect(image?.getAttribute("height")).toMatch(/^\d+$/);
});

test("the first button takes a phone to its store in one press", () => {
  const hrefs = [...page.document.querySelectorAll("section[aria-labelledby=hero-title] a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(hrefs).toEqual(["/download?to=auto&from=landing&lng=en"]);
});

test("the footer says whose it is, asks for both stores, and leads to the legal text", () => {
  const footer = page.document.querySelector("footer");
  expect(footer?.textContent).toContain(`© ${brand.owner} All rights reserved.`);
  const positions = [...(footer?.querySelectorAll("[data-store]") ?? [])].map((link) =>
    link.getAttribute("data-position"),
  );
  expect(positions).toEqual(["footer", "footer"]);
  const legal = [...(footer?.querySelectorAll("a") ?? [])].find(
    ({ textContent }) => textContent.trim() === "Privacy Policy and Terms of Use",
  );
  expect(legal?.getAttribute("href")).toBe("/privacy-policy?lng=en");
});

test("its colors are the brand's", () => {
  const styles = [...page.document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  expect(styles).toMatch(new RegExp(`--ground:[^;]*\\b${brand.hue}\\)`));
  expect(styles).not.toContain("var(--brand-");
});
