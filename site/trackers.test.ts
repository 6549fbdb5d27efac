import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { textBits, trackers } from "./trackers.ts";

test("each tracker, and each text but the first, has a bit of its own in the consent cookie", () => {
  const bits = [...trackers.map(({ consentBit }) => consentBit), ...Object.values(textBits).filter((bit) => bit !== 0)];
  expect(bits.filter((bit) => !Number.isInteger(Math.log2(bit)))).toEqual([]);
  expect(new Set(bits).size).toBe(bits.length);
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
