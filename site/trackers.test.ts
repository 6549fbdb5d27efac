import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { configuredTrackers, textBits, trackers } from "./trackers.ts";

test("each tracker, and each text but the first, has a bit of its own in the consent cookie", () => {
  const bits = [...trackers.map(({ consentBit }) => consentBit), ...Object.values(textBits).filter((bit) => bit !== 0)];
  expect(bits.filter((bit) => !Number.isInteger(Math.log2(bit)))).toEqual([]);
  expect(new Set(bits).size).toBe(bits.length);
});

test("a site has the trackers whose settings are set", () => {
  const ids = (settings: Parameters<typeof configuredTrackers>[0]) => configuredTrackers(settings).map(({ id }) => id);
  expect(ids({ gaMeasurementId: undefined, metaPixelId: undefined })).toEqual([]);
  expect(ids({ gaMeasurementId: "G-TEST1234", metaPixelId: undefined })).toEqual(["google"]);
  expect(ids({ gaMeasurementId: undefined, metaPixelId: "123456789012345" })).toEqual(["meta"]);
});

// Who said yes said it to this. Another text of what is done needs another bit, or the yes would count for it.
test.each([
  [
    "google",
    "analytics",
    "We use Google Analytics to measure which pages are read and how often the store links are used.",
    0,
  ],
  ["meta", "advertising", "We use Meta Pixel to measure whether our campaigns work.", 0],
] as const)("the question about %s has the bit of its text", (id, category, text, bit) => {
  expect([createTranslate("en")(`consent.trackers.${id}`), textBits[category]]).toEqual([text, bit]);
});
