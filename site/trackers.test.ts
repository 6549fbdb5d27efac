import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { trackers } from "./trackers.ts";

test("each tracker has a bit of its own in the consent cookie", () => {
  const bits = trackers.map(({ consentBit }) => consentBit);
  expect(bits.filter((bit) => !Number.isInteger(Math.log2(bit)))).toEqual([]);
  expect(new Set(bits).size).toBe(bits.length);
});

// Who said yes said it to this. Another text of what is done needs another bit, or the yes would count for it.
test("the question about each tracker has the bit of its text", () => {
  const t = createTranslate("en");
  expect(trackers.map(({ id, consentBit }) => [consentBit, t(`consent.trackers.${id}`)])).toEqual([
    [1, "We use Google Analytics to measure which pages are read and how often the store links are used."],
    [2, "We use Meta Pixel to measure whether our campaigns work."],
  ]);
});
