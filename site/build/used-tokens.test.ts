import { expect, test } from "vitest";
import { usedTokens } from "./used-tokens.ts";

const styles = [
  ":root { --hue: 296; }",
  ":root { --ink: oklch(0.5 0.2\n var(--hue)); --lead: 2; --unused: red; } @media print { :root { --ink: black; --lead: 1; } }",
];

test("what is used comes along as it is on a screen, with what that uses, and nothing else", () => {
  expect(usedTokens('<path fill="var(--ink)"/>', styles)).toBe("--ink:oklch(0.5 0.2 var(--hue));--hue:296");
  expect(usedTokens("p{color:var(--ink);top:calc(var(--own) * var(--lead, 3))}", styles)).toBe(
    "--ink:oklch(0.5 0.2 var(--hue));--hue:296;--lead:2",
  );
  expect(usedTokens("p{top:0}", styles)).toBe("");
});

test("a name that nobody defines is told", () => {
  const unknown: string[] = [];
  usedTokens('<path fill="var(--missing)"/>', styles, (name) => unknown.push(name));
  expect(unknown).toEqual(["--missing"]);
});
