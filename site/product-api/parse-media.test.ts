import { describe, expect, it, test } from "vitest";
import { absoluteMediaUrl, parseMediaSize, parseMediaUrl } from "./parse-media.ts";

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

  it("prefers the best quality where no order is given", () => {
    const names = ["original", "original_url", "url", "medium", "thumb"];
    const image = Object.fromEntries(names.map((name) => [name, `${url}?${name}`]));
    for (const name of names) {
      expect(parseMediaUrl(image, own)).toBe(`${url}?${name}`);
      delete image[name];
    }
  });

  it("looks four levels deep", () => {
    expect(parseMediaUrl([[[[url]]]], own)).toBe(url);
    expect(parseMediaUrl([[[[[url]]]]], own)).toBeUndefined();
  });

  it("accepts 4,096 characters, and white space around them", () => {
    const longest = url.padEnd(4096, "x");
    expect(parseMediaUrl(` ${longest}\n`, own)).toBe(longest);
    expect(parseMediaUrl(`${longest}x`, own)).toBeUndefined();
  });

  it("turns URLs on the site's own origin into paths", () => {
    expect(parseMediaUrl(`${own}/media/a.jpg?v=1`, own)).toBe("/media/a.jpg?v=1");
    expect(parseMediaUrl(`${own}//evil.example/a.jpg`, own)).toBe(`${own}//evil.example/a.jpg`);
    expect(parseMediaUrl("http://www.meydan.example/media/a.jpg", own)).toBe("http://www.meydan.example/media/a.jpg");
  });
});

test("absoluteMediaUrl resolves paths only", () => {
  expect(absoluteMediaUrl("/media/a.jpg", own)).toBe(`${own}/media/a.jpg`);
  expect(absoluteMediaUrl(url, own)).toBe(url);
});

test.each([
  [
    { width: 3, height: "2" },
    { width: 3, height: 2 },
  ],
  [{ width: 3 }, {}],
  [{ height: 2 }, {}],
  [{ width: 0, height: 2 }, {}],
  [{ width: 3, height: 0 }, {}],
  [null, {}],
])("the size of %j is %j: both or neither", (value, size) => {
  expect(parseMediaSize(value)).toEqual(size);
});
