import { expect, test } from "vitest";
import { color } from "./card-colors.ts";

test("the dark variant of a token, with the brand's hue", () => {
  expect(color("ground")).toMatch(/^oklch\(0\.\d+ 0\.\d+ \d+(\.\d+)? \/ 1\)$/);
  expect(color("accent-strong")).toMatch(/^oklch\(/);
  expect(color("on-shade")).toBe("oklch(1 0 0 / 1)");
});

test("the opacity replaces the token's own", () => {
  expect(color("glow")).not.toMatch(/ \/ 1\)$/);
  expect(color("glow", 0)).toMatch(/ \/ 0\)$/);
});
