import { expect, test } from "vitest";
import { isInView } from "./reveal-on-scroll.ts";

test("an element appears when 30 % of it is in view (specification, section 9)", () => {
  expect(isInView(119, 400, 800)).toBe(false);
  expect(isInView(120, 400, 800)).toBe(true);
});

test("one so tall that 30 % never fits appears when it fills half of the screen", () => {
  expect(isInView(399, 4000, 800)).toBe(false);
  expect(isInView(400, 4000, 800)).toBe(true);
});
