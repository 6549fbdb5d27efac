import { expect, test } from "vitest";
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
