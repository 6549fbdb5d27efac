import { expect, test } from "vitest";
import { isIdentifier, isSlug } from "./identifiers.ts";

test.each(["a", "0", "-", "_", "A-b_9", "x".repeat(64)])("%s can be an id and a slug", (text) => {
  expect([isIdentifier(text), isSlug(text)]).toEqual([true, true]);
});

test.each([undefined, "", " ", "a b", "a/b", "/a", "a/", "a\n", "%41", "..", "x".repeat(121)])(
  "%j can be neither",
  (text) => {
    expect([isIdentifier(text), isSlug(text)]).toEqual([false, false]);
  },
);

test("an id has at most 64 characters, all of them ASCII", () => {
  expect(["x".repeat(65), "çınar", "a.b"].map(isIdentifier)).toEqual([false, false, false]);
});

test("a slug may have letters with marks and digits of any script, and dots beside others", () => {
  expect(["çınar.2027", "हिन्दी", "٣", "..a", "a..", "x".repeat(120)].every(isSlug)).toBe(true);
  expect([".", "...", "a!", "!a"].some(isSlug)).toBe(false);
});
