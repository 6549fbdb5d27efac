import fc from "fast-check";
import { expect, test } from "vitest";
import { readRequestTarget } from "./request-target.ts";

test.each([
  ["/", "/", ""],
  ["/post/x?lng=tr&a=?b", "/post/x", "?lng=tr&a=?b"],
  ["/a?", "/a", "?"],
  ["/ticket/bo%C4%9Faz", "/ticket/bo%C4%9Faz", ""],
  ["/ticket/bo%c4%9faz/", "/ticket/bo%c4%9faz/", ""],
  ["/ticket/a%20b%2Fc%3Fd/100%25", "/ticket/a%20b%2Fc%3Fd/100%25", ""],
  ["/ticket/%40%60%5B%7B%2C", "/ticket/%40%60%5B%7B%2C", ""],
  ["/.well-known/a..b/...", "/.well-known/a..b/...", ""],
  ["/oembed?url=https://a.example//../%61%2561", "/oembed", "?url=https://a.example//../%61%2561"],
  ["http://other.example/post/x?a", "/post/x", "?a"],
  ["HTTP://other.example", "/", ""],
  ["http://other.example?a=1", "/", "?a=1"],
  ["/a#fragment?x", "/a", ""],
  ["/?a", "/", "?a"],
])("%s is split into path and query", (target, path, search) => {
  expect(readRequestTarget(target)).toEqual({ path, search });
});

test.each([
  "/%zz",
  "/%",
  "/%c3",
  "/%00b",
  "/a%00b/c",
  "/a%0d%0aSet-Cookie:x/b",
  "/post/x%0A",
  "/post/x%E2%80",
  "/post/x\\",
  "/%5c%5chost",
  "\\x",
  "*",
  "",
  "x",
  "ftp://x/",
  "?a",
  "xhttp://x/",
])("%s is refused", (target) => {
  expect(readRequestTarget(target)).toMatchObject({ refusal: 400 });
});

test.each([
  "//_image",
  "/./_image",
  "/x/../_image",
  "/x/%2e%2E/_image",
  "/x%2F..%2F_image/a",
  "/%2F_image",
  "/%5Fimage",
  "/%5fimage",
  "/%255Fimage",
  "/%25255Fimage",
  "/post//x",
  "/post//",
  "/post/..",
  "/post/.",
  "/post/x%2E",
  "/post/x%2520",
  "/x%2F..%2F_image",
  "/%70ost/x",
  "/post/%41%7A%30%39%2D%2E%7E",
  "http://other.example//_image",
])("%s is refused as not canonical", (target) => {
  expect(readRequestTarget(target)).toMatchObject({ refusal: 404 });
});

test("percent-encoded unreserved characters are refused, all others accepted", () => {
  for (let code = 0x20; code < 0x7f; code += 1) {
    const character = String.fromCharCode(code);
    if (character === "\\") continue; // 400, above
    const target = readRequestTarget(`/~%${code.toString(16)}`);
    expect(target.refusal, character).toBe(/[\w.~-]/.test(character) ? 404 : undefined);
  }
});

test("a target of 8,000 characters is accepted, a longer one is not", () => {
  expect(readRequestTarget(`/${"a".repeat(7999)}`)).toMatchObject({ refusal: undefined });
  expect(readRequestTarget(`/${"a".repeat(8000)}`)).toMatchObject({ refusal: 414 });
});

test("no target throws, and a valid path is read in one way only", () => {
  const piece = fc.constantFrom(
    "/",
    "%",
    "%2f",
    "%2e",
    "%5F",
    "%25",
    "5f",
    "%00",
    "%ff",
    "?",
    "#",
    "\\",
    "..",
    ".",
    "_",
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
      if (target.refusal) return;
      const decoded = decodeURIComponent(target.path);
      const url = new URL(`http://site.example${target.path}${target.search}`);
      expect(url.origin).toBe("http://site.example");
      // A URL parser changes nothing but characters that are not ASCII.
      expect(decodeURIComponent(url.pathname)).toBe(decoded);
      if (decoded.includes("_")) expect(target.path).toContain("_");
    }),
    { numRuns: 2000 },
  );
});
