import { expect, test } from "vitest";
import { truncateMultilineText } from "./truncate-multiline-text.ts";

test("a short text stays as it is, line breaks included", () => {
  expect(truncateMultilineText("bir\niki", 7)).toBe("bir\niki");
});

test.each([
  ["abcdef", 4, "abc…"],
  ["ab cdef", 4, "ab…"],
  ["ab👩‍👩‍👧‍👦cd", 6, "ab…"], // a family is one letter, eleven code units long
  ["ab🛳cd", 4, "ab…"],
])("%j in %i code units is %j", (text, limit, cut) => {
  expect(truncateMultilineText(text, limit)).toBe(cut);
});

test("a hundred thousand characters are cut at once", () => {
  const cut = truncateMultilineText("söz ".repeat(25_000), 1000);
  expect(cut.length).toBeLessThanOrEqual(1000);
  expect(cut).toMatch(/^söz .*söz…$/);
});
