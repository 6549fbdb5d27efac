import { expect, test } from "vitest";
import { firstLetter } from "./first-letter.ts";

test("is upper case as the language writes it", () => {
  expect(firstLetter("ipek", "tr")).toBe("İ");
  expect(firstLetter("ışık", "tr")).toBe("I");
  expect(firstLetter("ipek", "en")).toBe("I");
  expect(firstLetter("  élan", "fr")).toBe("É");
});

test("never cuts a grapheme", () => {
  expect(firstLetter("👩‍🚀 astronot", "tr")).toBe("👩‍🚀");
  expect(firstLetter("e\u0301lan", "fr")).toBe("E\u0301");
  expect(firstLetter("محمد", "ar")).toBe("م");
});

test("of nothing is nothing", () => {
  expect(firstLetter("", "tr")).toBe("");
});
