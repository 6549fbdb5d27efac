import Color from "colorjs.io";
import { expect, test } from "vitest";
import { colorUnderWhite } from "#site/styles/brand-colors.ts";
import { passColor } from "./pass-color.ts";

test.each([
  ["dark enough: as it is", "#2b1055", "#2b1055"],
  ["black", "#000000", "#000000"],
  ["not known: the brand's", undefined, colorUnderWhite],
])("%s", (_case, color, expected) => {
  expect(passColor(color)).toBe(expected);
});

test.each(["#ffffff", "#ffd400", "#6a4c93", "#00ffcc"])("%s is darkened until white has a contrast of 7", (color) => {
  const contrast = new Color("white").contrast(new Color(passColor(color)), "WCAG21");
  expect(contrast).toBeGreaterThanOrEqual(7);
  // No darker than it must be.
  expect(contrast).toBeLessThan(9);
});

test("the hue stays", () => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(passColor("#ff8800").slice(at, at + 2), 16),
  );
  expect(green / red).toBeCloseTo(0x88 / 0xff, 1);
  expect(blue).toBe(0);
});
