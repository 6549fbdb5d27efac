import { expect, test } from "vitest";
import { languageOf, languages } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { consentSettings } from "./consent-settings.tsx";

test("carries the texts of the page's language", () => {
  const settings = consentSettings(
    { kind: "post", isClosed: true, settings: { metaPixelId: undefined, gaMeasurementId: "G-TEST1234" } },
    { locale: languageOf("ar"), t: createTranslate("tr"), link: (path) => `${path}?lng=ar` },
  );
  expect(settings.rightToLeft).toBe(true);
  expect(settings.texts.reject).toBe("Reddet");
  expect(settings.privacyPolicyPath).toBe("/privacy-policy?lng=ar");
});

test("asks about the vendors that are configured, and about no other purpose", () => {
  const { trackers, categories } = consentSettings(
    { kind: "landing", isClosed: false, settings: { metaPixelId: "123456789012345", gaMeasurementId: undefined } },
    { locale: languageOf("en"), t: createTranslate("en"), link: (path) => path },
  );
  expect(trackers).toEqual([{ id: "meta", category: "advertising", consentBit: 2, account: "123456789012345" }]);
  expect(categories.map(({ id, text }) => [id, text])).toEqual([
    ["advertising", "We use Meta Pixel to measure whether our campaigns work."],
  ]);
});

test.each(languages.map(({ code }) => code))("the question and the text of a purpose name its vendor: %s", (code) => {
  const { categories } = consentSettings(
    { kind: "landing", isClosed: false, settings: { metaPixelId: "123456789012345", gaMeasurementId: "G-TEST1234" } },
    { locale: languageOf(code), t: createTranslate(code), link: (path) => path },
  );
  const vendors = categories.map(({ question, text }) => [question, text].map((one) => /Google|Meta/.exec(one)?.[0]));
  expect(vendors).toEqual([
    ["Google", "Google"],
    ["Meta", "Meta"],
  ]);
});
