import { expect, test } from "vitest";
import { languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { consentSettings, hasTracker } from "./consent-settings.ts";

const site = { origin: "https://site.example", asObserved: false, mediaOrigins: [] };

test("a site without a tracker has nothing to ask", () => {
  expect(hasTracker({ ...site, metaPixelId: undefined, gaMeasurementId: undefined })).toBe(false);
  expect(hasTracker({ ...site, metaPixelId: "123456789012345", gaMeasurementId: undefined })).toBe(true);
  expect(hasTracker({ ...site, metaPixelId: undefined, gaMeasurementId: "G-TEST1234" })).toBe(true);
});

test("carries the texts of the page's language", () => {
  const settings = consentSettings({
    kind: "post",
    settings: { ...site, metaPixelId: undefined, gaMeasurementId: "G-TEST1234" },
    language: languageOf("ar"),
    t: createTranslate("tr"),
    link: (path) => `${path}?lng=ar`,
  });
  expect(settings.rightToLeft).toBe(true);
  expect(settings.texts.reject).toBe("Reddet");
  expect(settings.privacyPolicyPath).toBe("/privacy-policy?lng=ar");
});

test.each([
  ["tr", "<strong>Reklam</strong>: Tanıtımlarımızın"],
  ["fr", "<strong>Publicité</strong>\u00a0: Avec"],
  ["ja", "<strong>広告</strong>：広告に"],
] as const)("a title and its text have the colon of %s between them", (code, start) => {
  const settings = consentSettings({
    kind: "landing",
    settings: { ...site, metaPixelId: "123456789012345", gaMeasurementId: "G-TEST1234" },
    language: languageOf(code),
    t: createTranslate(code),
    link: (path) => path,
  });
  expect(settings.texts.advertisingLine.slice(0, start.length)).toBe(start);
});
