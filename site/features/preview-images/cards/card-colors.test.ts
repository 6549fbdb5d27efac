import { expect, test } from "vitest";
import { color } from "./card-colors.ts";

test("a token's dark face with the brand's hue", () => {
  expect(color("ground")).toMatch(/^oklch\(0\.\d+ 0\.\d+ \d+(\.\d+)? \/ 1\)$/);
  expect(color("accent-strong")).toMatch(/^oklch\(/);
  expect(color("on-accent")).toBe("oklch(1 0 0 / 1)");
});

test("an opacity replaces the token's own", () => {
  expect(color("glow")).not.toMatch(/ \/ 1\)$/);
  expect(color("glow", 0)).toMatch(/ \/ 0\)$/);
});

test("a token that is no colour is a fault of ours", () => {
  expect(() => color("space-1")).toThrow("--space-1");
});
