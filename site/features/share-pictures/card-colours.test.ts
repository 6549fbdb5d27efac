import { expect, test } from "vitest";
import { colour } from "./card-colours.ts";

test("a token's dark face with the brand's hue", () => {
  expect(colour("ground")).toMatch(/^oklch\(0\.\d+ 0\.\d+ \d+(\.\d+)? \/ 1\)$/);
  expect(colour("accent-strong")).toMatch(/^oklch\(/);
  expect(colour("on-accent")).toBe("oklch(1 0 0 / 1)");
});

test("an opacity replaces the token's own", () => {
  expect(colour("glow")).not.toMatch(/ \/ 1\)$/);
  expect(colour("glow", 0)).toMatch(/ \/ 0\)$/);
});

test("a token that is no colour is a fault of ours", () => {
  expect(() => colour("space-1")).toThrow("--space-1");
});
