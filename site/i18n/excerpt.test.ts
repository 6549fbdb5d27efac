import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a short text stays whole, on one line", () => {
  expect(excerpt(" Vapurda\n\nsimit ", 20)).toBe("Vapurda simit");
  expect(excerpt("12345", 5)).toBe("12345");
});

test("a long one is cut between words", () => {
  expect(excerpt("Boğazda güneş batarken çay içtik", 20)).toBe("Boğazda güneş…");
});

test("without spaces it is cut at the limit, never within a grapheme", () => {
  expect(excerpt("我们在海边看日落真美", 6)).toBe("我们在海边…");
  expect(excerpt("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 3)).toBe("👩‍👩‍👧👩‍👩‍👧…");
});
