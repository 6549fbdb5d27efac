import { expect, test } from "vitest";
import { isWellFormed, toWellFormed } from "./well-formed.ts";

test.each([
  "",
  "a",
  "👩‍🚀",
  "\ud83d",
  "\ude00\ud83d",
  "a\udc00b",
  "\ufffd",
  "\ud83d\ud83d\ude00\ude00",
  "\ud83d\n\ude00",
])("%j is what the language says it is", (text) => {
  expect([isWellFormed(text), toWellFormed(text)]).toEqual([text.isWellFormed(), text.toWellFormed()]);
  expect([isWellFormed(text), toWellFormed(text)]).toEqual([text.isWellFormed(), text.toWellFormed()]); // keeps no state
});
