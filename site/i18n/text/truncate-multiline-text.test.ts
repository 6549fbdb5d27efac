import { expect, test } from "vitest";
import { truncateMultilineText } from "./truncate-multiline-text.ts";

test("a short text is unchanged, line breaks included", () => {
  expect(truncateMultilineText("bir\niki", 7)).toBe("bir\niki");
});

test.each([
  ["abcdef", 4, "abc…"],
  ["ab cdef", 4, "ab…"],
  ["ab.\n\ncdef", 6, "ab…"],
  ["ab👩‍👩‍👧‍👦cd", 6, "ab…"], // a family is one grapheme of eleven code units
  ["ab🛳cd", 4, "ab…"],
])("%j in %i code units is %j", (text, limit, truncated) => {
  expect(truncateMultilineText(text, limit)).toBe(truncated);
});

test("truncates a hundred thousand characters", () => {
  const truncated = truncateMultilineText("söz ".repeat(25_000), 1000);
  expect(truncated.length).toBeLessThanOrEqual(1000);
  expect(truncated).toMatch(/^söz .*söz…$/);
});
