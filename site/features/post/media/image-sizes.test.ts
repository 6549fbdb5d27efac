import { expect, test } from "vitest";
import { imageSizes, pixelsShown, pixelsShownOfVideo, videoSizes } from "./image-sizes.ts";

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
  const upright = imageSizes({ width: 1080, height: 1350 }, 0, 1);
  expect([drawn(upright, phone), drawn(upright, screen)]).toEqual([360, 528]);
  const tall = imageSizes({ width: 1080, height: 1920 }, 0, 1);
  expect([drawn(tall, phone), drawn(tall, screen)]).toEqual([280, 370]); // 258 on the phone, whose frame is a little lower
  expect(imageSizes({}, 0, 1)).toBe(upright);
});

test("a tile is half of the mosaic, and a picture that lies wider than its tile is drawn wider", () => {
  const square = { width: 900, height: 900 };
  expect(drawn(imageSizes(square, 3, 4), phone)).toBe(180);
  expect(drawn(imageSizes(square, 1, 2), phone)).toBe(360);
  expect([0, 1].map((at) => drawn(imageSizes(square, at, 3), phone))).toEqual([360, 180]);
  expect(drawn(imageSizes({ width: 1600, height: 900 }, 0, 4), phone)).toBe(320);
  expect(drawn(imageSizes({ width: 900, height: 1600 }, 0, 4), phone)).toBe(180);
  expect(drawn(imageSizes({}, 0, 4), phone)).toBe(180);
});

test("what a dense screen shows of a picture is at least what the sizes say, and less in a mosaic", () => {
  const upright = { width: 1080, height: 1350 };
  expect(pixelsShown(upright, 0, 1)).toBeCloseTo(1331, 0);
  expect(pixelsShown(upright, 0, 4)).toBe(832);
  expect(pixelsShown({ width: 1600, height: 900 }, 0, 4)).toBeCloseTo(1479, 0);
  for (const count of [1, 2, 3, 4]) {
    const densest = Math.max(
      2 * drawn(imageSizes(upright, 0, count), screen),
      3 * drawn(imageSizes(upright, 0, count), phone),
    );
    expect(pixelsShown(upright, 0, count) * 1.05).toBeGreaterThan(densest);
  }
});

test("a video's poster is as wide as the video's frame", () => {
  expect([drawn(videoSizes("tall"), phone), drawn(videoSizes("tall"), screen)]).toEqual([280, 370]);
  expect(drawn(videoSizes("wide"), phone)).toBe(360);
  expect(pixelsShownOfVideo("tall")).toBe(936);
});
