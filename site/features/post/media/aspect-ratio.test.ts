import { expect, it } from "vitest";
import { frameRatio, frameShape } from "./aspect-ratio.ts";

it.each([
  ["a comic of five pictures", 800, 4000, "comic", 0.8],
  ["a phone's screenshot", 1080, 2340, "screen", 0.8],
  ["another phone's", 1080, 1920, "screen", 0.8],
  ["an upright photo", 1000, 1500, "tall", 2 / 3],
  ["a phone's photo", 1500, 2000, "portrait", 0.75],
  ["a poster", 1240, 1754, "portrait", 1240 / 1754],
  ["what other apps call a portrait", 1080, 1350, "upright", 0.8],
  ["a meme", 900, 900, "square", 1],
  ["a photo", 1600, 1200, "landscape", 4 / 3],
  ["a video", 1920, 1080, "landscape", 16 / 9],
  ["a comic of four pictures in a row", 1600, 500, "landscape", 3.2],
  ["a panorama", 4000, 700, "panorama", 2.1],
  ["a tiny image", 120, 90, "tiny", 1],
] as const)("%s of %i × %i goes into the %s frame", (_name, width, height, shape, ratio) => {
  expect(frameShape({ width, height })).toBe(shape);
  expect(frameRatio({ width, height })).toBe(ratio);
});

it("a sheet of light paper is a document, which is read from its top", () => {
  const sheet = { width: 1240, height: 1754 };
  for (const color of ["#f8f8f8", "#e8e0d0"]) expect(frameShape({ ...sheet, color })).toBe("page");
  expect(frameShape({ ...sheet, color: "#c80000" })).toBe("portrait");
  expect(frameShape({ width: 1500, height: 2000, color: "#f8f8f8" })).toBe("portrait");
  expect(frameRatio({ ...sheet, color: "#f8f8f8" })).toBe(1);
});

it.each([undefined, {}, { width: 100 }, { width: 0, height: 0 }])("of %o the size is not known: a square", (size) => {
  expect([frameShape(size), frameRatio(size ?? {})]).toEqual(["unknown", 1]);
});
