import { expect, test } from "vitest";
import { isNeeded } from "./web-font-faces.ts";

test.each([
  ["U+20-7E", "a", true],
  ["U+20-7E", "ş", false],
  ["U+20-7E, U+11E-11F, U+15F", "ş", true],
  ["u+20-7e,u+15f", "ş", true],
  ["U+12?", "ģ", true],
  ["U+12?", "Ĕ", false],
  ["U+1F600-1F64F", "😀", true],
  ["U+D800-DFFF", "😀", false],
])("a face of %s is needed for %s: %s", (unicodeRange, character, needed) => {
  expect(isNeeded({ unicodeRange }, new Set(["—", character]))).toBe(needed);
});

test("a page without text needs none", () => {
  expect(isNeeded({ unicodeRange: "U+0-10FFFF" }, new Set())).toBe(false);
});
