import { expect, it } from "vitest";
import { closestAspectRatio } from "./aspect-ratio.ts";

it.each([
  [1080, 1920, "tall"],
  [1080, 1350, "upright"],
  [1080, 1440, "portrait"],
  [800, 800, "square"],
  [1600, 1200, "landscape"],
  [1500, 1000, "photo"],
  [1920, 1080, "wide"],
  [4000, 500, "unknown"],
  [500, 4000, "unknown"],
] as const)("%i × %i goes into the %s frame", (width, height, shape) => {
  expect(closestAspectRatio({ width, height })).toBe(shape);
});

it.each([undefined, {}, { width: 100 }, { width: 0, height: 0 }])("of %o the size is not known", (size) => {
  expect(closestAspectRatio(size)).toBeUndefined();
});
