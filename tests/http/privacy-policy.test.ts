import { expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { privacyPolicy } from "#brand/privacy-policy.ts";
import ar from "#locales/ar.json" with { type: "json" };
import { fetchDocument } from "./support/fetch-document.ts";

const url = `${inject("demoOrigin")}/privacy-policy`;
test("all sections in order, the dates, and the contact of the brand", async () => {
  const { document, attribute } = await fetchDocument(`${url}?lng=tr`);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  expect(texts("h1")).toEqual([privacyPolicy.title]);
  expect(texts("article header dd")).toEqual([privacyPolicy.effective, privacyPolicy.updated, brand.contactEmail]);
  expect(texts("article section > h2")).toEqual(
    privacyPolicy.sections.map(({ title }, index) => `${index + 1}. ${title}`),
  );
  expect(attribute("#adres a[href^=mailto]", "href")).toBe(`mailto:${brand.contactEmail}`);
  expect(document.querySelector("#adres")?.textContent).toContain(brand.city);
});

test("Turkish and left to right in every interface language, and says so in that language", async () => {
  const { document, attribute } = await fetchDocument(`${url}?lng=ar`);
  expect(attribute("html", "dir")).toBe("rtl");
  expect([attribute("article", "lang"), attribute("article", "dir")]).toEqual(["tr", "ltr"]);
  expect(document.querySelector("main p")?.textContent).toBe(ar.privacyPolicy.turkishOnly);
  expect(attribute("#haklar a", "href")).toBe("/delete-account?lng=ar");
});
