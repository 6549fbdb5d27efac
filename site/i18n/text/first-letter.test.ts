import { expect, test } from "vitest";
import { firstLetter } from "./first-letter.ts";

test("is upper case by the rules of the locale", () => {
  expect(firstLetter("ipek", "tr")).toBe("İ");
  expect(firstLetter("ışık", "tr")).toBe("I");
  expect(firstLetter("ipek", "en")).toBe("I");
  expect(firstLetter("  élan", "fr")).toBe("É");
});

test("never splits a grapheme", () => {
  expect(firstLetter("👩‍🚀 astronot", "tr")).toBe("👩‍🚀");
  expect(firstLetter("e\u0301lan", "fr")).toBe("E\u0301");
  expect(firstLetter("محمد", "ar")).toBe("م");
});

test("is empty for an empty name", () => {
  expect(firstLetter("", "tr")).toBe("");
});
