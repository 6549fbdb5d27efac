import { anything, assert, property } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { absoluteMediaUrl, parseMediaUrl } from "./parse-media.ts";

const own = "https://www.meydan.example";
const url = "https://media.example/a.jpg";

describe("parseMediaUrl", () => {
  it.each([
    ["a string", url],
    ["an object with original", { original: url }],
    ["an object with original_url", { original_url: url }],
    ["an object with url", { url }],
    ["an object with medium alone", { medium: url }],
    ["an array of strings", [url]],
    ["an array of objects", [{ original: url }]],
    ["an object within an object", { original: { url } }],
    ["an array that starts with invalid entries", [null, 5, { original: "data:image/png;base64,AA" }, { thumb: url }]],
  ])("accepts %s", (_shape, value) => {
    expect(parseMediaUrl(value, own)).toBe(url);
  });

  it("prefers fields in the given order", () => {
    const image = { original: `${url}?o`, medium: `${url}?m` };
    expect(parseMediaUrl(image, own)).toBe(`${url}?o`);
    expect(parseMediaUrl(image, own, ["medium", "original"])).toBe(`${url}?m`);
    expect(parseMediaUrl({ original: url }, own, ["medium"])).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "ftp://media.example/a.jpg",
    "//media.example/a.jpg",
    "/media/a.jpg",
    "a.jpg",
    "https://",
    "https://user:secret@media.example/a.jpg",
    `https://media.example/${"a".repeat(5000)}`,
    "",
    5,
    null,
  ])("rejects %j", (value) => {
    expect(parseMediaUrl(value, own)).toBeUndefined();
  });

  it("turns URLs on the site's own origin into paths", () => {
    expect(parseMediaUrl(`${own}/media/a.jpg?v=1`, own)).toBe("/media/a.jpg?v=1");
    expect(parseMediaUrl(`${own}//evil.example/a.jpg`, own)).toBe(`${own}//evil.example/a.jpg`);
    expect(parseMediaUrl("http://www.meydan.example/media/a.jpg", own)).toBe("http://www.meydan.example/media/a.jpg");
  });

  it("returns an http(s) URL, a path or undefined for any value", () => {
    assert(
      property(anything({ withNullPrototype: true }), (value) => {
        const read = parseMediaUrl(value, own);
        return read === undefined || /^(https?:\/\/|\/)/.test(read);
      }),
    );
  });
});

test("absoluteMediaUrl resolves paths only", () => {
  expect(absoluteMediaUrl("/media/a.jpg", own)).toBe(`${own}/media/a.jpg`);
  expect(absoluteMediaUrl(url, own)).toBe(url);
});
