import fc from "fast-check";
import { expect, test } from "vitest";
import { readRequestTarget } from "./request-target.ts";

test.each([
  ["/", "/", ""],
  ["/post/x?lng=tr&a=?b", "/post/x", "?lng=tr&a=?b"],
  ["//x", "//x", ""],
  ["/a?", "/a", "?"],
  ["/ticket/bo%C4%9Faz", "/ticket/bo%C4%9Faz", ""],
  ["http://other.example/post/x?a", "/post/x", "?a"],
  ["HTTP://other.example", "/", ""],
  ["http://other.example?a=1", "/", "?a=1"],
  ["/a#fragment?x", "/a", ""],
])("%s is a path and a query", (target, path, search) => {
  expect(readRequestTarget(target)).toEqual({ ok: true, path, search });
});

test.each(["/%zz", "/%", "/%c3", "/a%00b", "/a%0d%0aSet-Cookie:x", "/%5c%5chost", "\\x", "*", "", "x", "ftp://x/"])(
  "%s is refused",
  (target) => {
    expect(readRequestTarget(target)).toEqual({ ok: false, status: 400 });
  },
);

test("an address of 8,000 characters passes, a longer one does not", () => {
  expect(readRequestTarget(`/${"a".repeat(7999)}`)).toMatchObject({ ok: true });
  expect(readRequestTarget(`/${"a".repeat(8000)}`)).toEqual({ ok: false, status: 414 });
});

test("whatever is asked: no exception, and a path that passes decodes and makes an address", () => {
  const piece = fc.constantFrom(
    "/",
    "%",
    "%2f",
    "%00",
    "%ff",
    "?",
    "#",
    "\\",
    "..",
    ":",
    "@",
    "//",
    "http://",
    "é",
    "a",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const target = readRequestTarget(pieces.join(""));
      if (!target.ok) return;
      decodeURIComponent(target.path);
      expect(new URL(`http://site.example${target.path}${target.search}`).origin).toBe("http://site.example");
    }),
    { numRuns: 2000 },
  );
});
