import { describe, expect, it, test } from "vitest";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import { routes } from "#site/routes.ts";
import { embedSize, readSizeLimits } from "./embed-size.ts";

const none = Number.POSITIVE_INFINITY;

test.each([
  ["", none, none],
  ["maxwidth=&maxheight=", none, none],
  ["maxwidth=400&maxheight=300", 400, 300],
  ["maxwidth=400.9", 400, none],
  ["maxwidth=0", 0, none],
  [`maxwidth=${"9".repeat(400)}`, none, none],
])("%j asks for at most %d × %d", (query, width, height) => {
  expect(readSizeLimits(routes.oembed.query(new URLSearchParams(query)))).toEqual({ width, height });
});

test.each(["-5", "abc", "NaN", "Infinity", "400px", "1e9", "0x10", " 400", "4,5"])("%j is no size", (value) => {
  expect(readSizeLimits({ maxwidth: value, maxheight: undefined })).toBeUndefined();
  expect(readSizeLimits({ maxwidth: undefined, maxheight: value })).toBeUndefined();
});

describe("the size of a card", () => {
  const sizeOf = (fields: Partial<Post>, width = none, height = none) => embedSize(postWith(fields), { width, height });

  it("never exceeds what was asked for, nor the card's own bounds", () => {
    for (const fields of [
      {},
      { content: "söz ".repeat(10_000) },
      { content: "\n".repeat(10_000) },
      { images: [{ original: "/a", medium: "/a", width: 10, height: 1_000_000 }] },
      { videos: [{ url: "/v" }], content: "söz ".repeat(500) },
    ]) {
      expect(sizeOf(fields)?.width).toBe(550);
      expect(sizeOf(fields)?.height).toBeGreaterThanOrEqual(200);
      expect(sizeOf(fields)?.height).toBeLessThanOrEqual(800);
      expect(sizeOf(fields, 320, 300)).toEqual({ width: 320, height: expect.any(Number) });
      expect(sizeOf(fields, 320, 300)?.height).toBeLessThanOrEqual(300);
      expect(Number.isInteger(sizeOf(fields, 333)?.height)).toBe(true);
    }
  });

  it("is none where there is no room for a card", () => {
    expect(sizeOf({}, 219)).toBeUndefined();
    expect(sizeOf({}, none, 199)).toBeUndefined();
    expect(sizeOf({}, 0, 0)).toBeUndefined();
  });

  it("follows the text, and the shape of image and video", () => {
    const height = (fields: Partial<Post>) => sizeOf(fields)?.height ?? 0;
    const image = (width: number, height: number) => ({
      images: [{ original: "/a", medium: "/a", width, height }],
    });
    expect(height({ content: "söz ".repeat(100) })).toBeGreaterThan(height({ content: "söz" }));
    expect(height(image(400, 300))).toBeGreaterThan(height(image(1600, 900)));
    // A word is set large; a tiny image is not enlarged by more than half.
    expect(height({ content: "Günaydın" })).toBeGreaterThan(height({ content: "#söz #söz #söz" }));
    expect(height(image(100, 80))).toBeLessThan(height(image(400, 320)));
    const poster = (width: number, height: number) => ({
      videos: [{ url: "/v", poster: { url: "/p", width, height } }],
    });
    expect(height({ videos: [{ url: "/v" }] })).toBe(height(poster(1600, 900)));
    expect(height({ videos: [{ url: "/v" }] })).toBeLessThan(height(poster(400, 500)));
    // No higher than what it shows of a text, and the link to the rest.
    expect(height({ content: "söz ".repeat(90) })).toBe(height({ content: "söz ".repeat(900) }));
  });
});
