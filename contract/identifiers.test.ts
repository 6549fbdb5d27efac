import { expect, test } from "vitest";
import { isIdentifier, isSlug, readIdentifier } from "./identifiers.ts";

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

const uuid = "6f1b2c3d-0000-4000-8000-0123456789ab";

test.each([
  [`${uuid}.`, uuid],
  [`${uuid}’de`, uuid],
  [`${uuid}%20`, uuid],
  [`${uuid}\u200b`, uuid],
  [`${uuid.toUpperCase()})`, uuid],
  ["Ab_9-&utm", "Ab_9-"],
  [`${uuid.toUpperCase()}0`, `${uuid.toUpperCase()}0`],
  ["x".repeat(65), undefined],
  [".a", undefined],
  ["", undefined],
  [undefined, undefined],
])("of %j, %j is the id", (segment, id) => {
  expect(readIdentifier(segment)).toBe(id);
});
