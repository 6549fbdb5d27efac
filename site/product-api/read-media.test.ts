import { anything, assert, property } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { absoluteMediaUrl, readMediaUrl } from "./read-media.ts";

const own = "https://www.meydan.example";
const url = "https://media.example/a.jpg";

describe("readMediaUrl", () => {
  it.each([
    ["a string", url],
    ["an object with original", { original: url }],
    ["an object with original_url", { original_url: url }],
    ["an object with url", { url }],
    ["an object with medium alone", { medium: url }],
    ["a list of strings", [url]],
    ["a list of objects", [{ original: url }]],
    ["an object within an object", { original: { url } }],
    ["a list that starts with something odd", [null, 5, { original: "data:image/png;base64,AA" }, { thumb: url }]],
  ])("reads %s", (_shape, value) => {
    expect(readMediaUrl(value, own)).toBe(url);
  });

  it("takes the size asked for first", () => {
    const image = { original: `${url}?o`, medium: `${url}?m` };
    expect(readMediaUrl(image, own)).toBe(`${url}?o`);
    expect(readMediaUrl(image, own, ["medium", "original"])).toBe(`${url}?m`);
    expect(readMediaUrl({ original: url }, own, ["medium"])).toBeUndefined();
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
  ])("drops %j", (value) => {
    expect(readMediaUrl(value, own)).toBeUndefined();
  });

  it("makes an address on the site's own origin a path", () => {
    expect(readMediaUrl(`${own}/media/a.jpg?v=1`, own)).toBe("/media/a.jpg?v=1");
    expect(readMediaUrl(`${own}//evil.example/a.jpg`, own)).toBe(`${own}//evil.example/a.jpg`);
    expect(readMediaUrl("http://www.meydan.example/media/a.jpg", own)).toBe("http://www.meydan.example/media/a.jpg");
  });

  it("gives an http(s) address, a path or nothing, whatever it is given", () => {
    assert(
      property(anything({ withNullPrototype: true }), (value) => {
        const read = readMediaUrl(value, own);
        return read === undefined || /^(https?:\/\/|\/)/.test(read);
      }),
    );
  });
});

test("absoluteMediaUrl completes own paths only", () => {
  expect(absoluteMediaUrl("/media/a.jpg", own)).toBe(`${own}/media/a.jpg`);
  expect(absoluteMediaUrl(url, own)).toBe(url);
});
