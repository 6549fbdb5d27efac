import { expect, test } from "vitest";
import { imageSizes, pixelsShown, posterSizes } from "./image-sizes.ts";

/** What a browser makes of it: pixels of the picture on a screen of that size. */
function drawn(sizes: string, viewport: { width: number; height: number }): number {
  const expression = sizes
    .replaceAll("calc", "")
    .replaceAll("100svh", `${viewport.height}`)
    .replaceAll("100vw", `${viewport.width}`)
    .replace(/([\d.]+)rem/g, (_rem, value) => `${Number(value) * 16}`)
    .replace(/\bmin\(/g, "Math.min(");
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  return Math.round(new Function("clamp", `return ${expression}`)(clamp));
}

const phone = { width: 360, height: 740 };
const screen = { width: 1440, height: 900 };

test("a single picture is as wide as its frame: the phone's width, or what the screen's height allows", () => {
  const upright = imageSizes([{ width: 1080, height: 1350 }]);
  expect([drawn(upright, phone), drawn(upright, screen)]).toEqual([360, 528]);
  const screenshot = imageSizes([{ width: 1080, height: 2340 }]);
  expect([drawn(screenshot, phone), drawn(screenshot, screen)]).toEqual([360, 528]); // its upper part
  expect(imageSizes([{}])).toBe(imageSizes([{ width: 900, height: 900 }]));
});

test("a panorama is as high as its frame, and a tiny picture is not enlarged by its size", () => {
  expect(drawn(imageSizes([{ width: 4410, height: 1000 }]), phone)).toBe(756);
  expect(imageSizes([{ width: 120, height: 90 }])).toBe("320px");
});

/** So many images of one size. */
const many = (width: number, height: number, count: number) => Array.from({ length: count }, () => ({ width, height }));

test("a tile is half of the mosaic, and a picture that lies wider than its tile is drawn wider", () => {
  expect(drawn(imageSizes(many(900, 900, 4), 3), phone)).toBe(180);
  expect([0, 1].map((at) => drawn(imageSizes(many(900, 900, 3), at), phone))).toEqual([360, 180]);
  expect(drawn(imageSizes(many(1600, 900, 4)), phone)).toBe(320);
  expect(drawn(imageSizes(many(900, 1600, 4)), phone)).toBe(180);
  expect(drawn(imageSizes([{}, {}, {}, {}]), phone)).toBe(180);
});

test("two lying pictures are as wide as the frame, two upright ones half of a wider one", () => {
  expect(drawn(imageSizes(many(1600, 800, 2), 1), phone)).toBe(360);
  expect(drawn(imageSizes(many(750, 1000, 2), 1), phone)).toBe(180);
  expect(drawn(imageSizes([...many(750, 1000, 1), ...many(1600, 900, 1)], 1), phone)).toBeCloseTo(640, -1);
});

test("what a dense screen shows of a picture is at least what the sizes say, and less in a mosaic", () => {
  expect(pixelsShown(many(1600, 2000, 1))).toBeCloseTo(1331, 0);
  expect(pixelsShown(many(1600, 2000, 4))).toBe(832);
  expect(pixelsShown(many(1600, 900, 4))).toBeCloseTo(1479, 0);
  for (const count of [1, 2, 3, 4]) {
    const images = many(1600, 2000, count);
    const densest = Math.max(2 * drawn(imageSizes(images), screen), 3 * drawn(imageSizes(images), phone));
    expect(pixelsShown(images) * 1.05).toBeGreaterThan(densest);
  }
});

test("a video's poster is as wide as the video's frame, of which nothing is cut", () => {
  const poster = { width: 1080, height: 1920 };
  expect([drawn(posterSizes(poster), phone), drawn(posterSizes(poster), screen)]).toEqual([280, 370]);
});

test("no file above the original is asked for", () => {
  expect(pixelsShown([{ width: 300, height: 300 }])).toBe(300);
});
