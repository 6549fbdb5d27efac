import { expect, test } from "vitest";
import { measureGrowth, superlinearGrowth } from "#scripts/test/measure-growth.ts";
import { matchesEtag } from "./matches-etag.ts";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" ,W/"a" , "c"', true],
  ["*", true],
  ['"ab", "ba"', false],
  ["a", false],
  ["", false],
  [null, false],
  [undefined, false],
])('If-None-Match %s names the ETag "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});

test.each([" ", ",", '"', " , "])("twice as many %j in the header cost twice as much", (part) => {
  const header = (size: number) => `"b"${part.repeat(size)}"b"`;
  expect(measureGrowth(header, 2000, (text) => matchesEtag(text, '"a"'))).toBeLessThan(superlinearGrowth);
});
