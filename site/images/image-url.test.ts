import { expect, test } from "vitest";
import { avatarAttributes, imageAttributes, imageSize, parseImageUrl, posterUrl } from "./image-url.ts";

const signed = (url: string) => ({ url, signature: "sig" });
const read = (imageUrl: string) => {
  const { pathname, search } = new URL(imageUrl, "https://site.example");
  return parseImageUrl(pathname, search);
};
/** As HTML reads a srcset: entries end with a comma behind white space or behind a descriptor. */
const entries = (srcSet = "") => srcSet.split(", ").map((entry) => entry.split(" "));

test.each([
  "https://media.example/a.jpg",
  "/media/0123.webp",
  "https://media.example/a,b,,.jpg?x=1&y=%2F+%25#z,",
  "https://media.example/%C3%A7ay%20bah%C3%A7esi.jpg?;:@!$'()*=~[]|",
])("%s comes back out of its image URL unchanged", (url) => {
  const { src, srcSet } = imageAttributes(signed(url));
  for (const imageUrl of [src, posterUrl(signed(url), 1090), ...entries(srcSet).map(([first = ""]) => first)]) {
    expect(read(imageUrl)).toMatchObject({ url, signature: "sig" });
    expect(imageUrl).not.toMatch(/[\s,]/);
  }
});

test.each([
  "/media/0123.webp",
  "https://media.example/a,b.jpg?x=1&y=%2F+%25",
  `https://media.example/it's "ü" <ç> \u{1f600}.jpg`,
])("%s has one spelling, which is what browsers send", (url) => {
  const { src } = imageAttributes(signed(url));
  const { pathname, search } = new URL(src, "https://site.example");
  expect(pathname + search).toBe(src);
  expect(read(src)).toMatchObject({ url });
  const start = "?of=".length;
  const others = [...search.slice(start)].map((letter, index) => {
    const encoded = `%${letter.charCodeAt(0).toString(16)}`;
    return search.slice(0, start + index) + encoded + search.slice(start + index + 1);
  });
  others.push(`${search}&`, `${search}&x=1`, search.replace("?of=", "?%6ff="), search.replace("?", "??"));
  others.push(...(/%[0-9A-F]*[A-F]/.test(search) ? [search.replace(/%[0-9A-F]{2}/g, (one) => one.toLowerCase())] : []));
  expect(others.filter((other) => other !== search && parseImageUrl(pathname, other)?.url === url)).toEqual([]);
});

test("each width is offered, and those far above the original's are not", () => {
  const widths = (width?: number) => entries(imageAttributes(signed("/media/a.jpg"), width).srcSet).map(([, w]) => w);
  expect(widths()).toEqual(["320w", "480w", "750w", "1090w", "1600w"]);
  expect(widths(1600)).toEqual(["320w", "480w", "750w", "1090w", "1600w"]);
  expect(widths(700)).toEqual(["320w", "480w", "750w"]);
  expect(widths(100)).toEqual(["320w"]);
  expect(imageAttributes(signed("/media/a.jpg"), 100).src).toContain("/w320/");
});

test("an avatar is a square of its own sizes", () => {
  const { src, srcSet } = avatarAttributes(signed("/media/a.jpg"), 160);
  expect(entries(srcSet).map(([, width]) => width)).toEqual(["96w", "160w", "320w", "480w"]);
  expect(imageSize(read(src)?.size ?? "")).toEqual({ width: 160, square: true });
  const small = avatarAttributes(signed("/media/a.jpg"), 48);
  expect(entries(small.srcSet).map(([, width]) => width)).toEqual(["96w", "160w"]);
});

test("without a signature, the image by its own URL", () => {
  const unsigned = { url: "https://media.example/a.jpg" };
  expect(imageAttributes(unsigned)).toEqual({ src: unsigned.url });
  expect(avatarAttributes(unsigned, 48)).toEqual({ src: unsigned.url });
  expect(posterUrl(unsigned, 750)).toBe(unsigned.url);
});
