import { expect, it, test } from "vitest";
import { directionOfSwipe, stepOfSwipe } from "./swipe.ts";

it.each([
  [-61, "ltr", 1],
  [61, "ltr", -1],
  [-60, "ltr", 0],
  [60, "ltr", 0],
  [59, "ltr", 0],
  [0, "ltr", 0],
  [61, "rtl", 1],
  [-61, "rtl", -1],
  [60, "rtl", 0],
] as const)("%i px on a page that runs %s: %i", (distance, direction, step) => {
  expect(stepOfSwipe(distance, direction)).toBe(step);
});

test("the fraction a dense screen adds to 60 px is no swipe", () => {
  expect(stepOfSwipe(-60.2, "ltr")).toBe(0);
});

test("a drag to the left draws the next slide in, and the previous one where the page runs from right to left", () => {
  expect(directionOfSwipe(-5, "ltr")).toBe(1);
  expect(directionOfSwipe(-5, "rtl")).toBe(-1);
});
