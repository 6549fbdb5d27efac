import { expect, test } from "vitest";
import { tokensOf } from "./drawing.ts";

const styles = [
  ":root { --hue: 296; }",
  ":root { --ink: oklch(0.5 0.2 var(--hue)); --unused: red; } @media print { :root { --ink: black; } }",
];

test("a drawing takes along the tokens that it uses, as they are on a screen, and theirs", () => {
  expect(tokensOf('<path fill="var(--ink)"/>', styles)).toBe("--ink:oklch(0.5 0.2 var(--hue));--hue:296");
});

test("a token that nobody defines stops the build", () => {
  expect(() => tokensOf('<path fill="var(--missing)"/>', styles)).toThrow("--missing");
});
