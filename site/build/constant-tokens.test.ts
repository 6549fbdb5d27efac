import { expect, test } from "vitest";
import { constantTokens, withConstants } from "./constant-tokens.ts";

const tokens = `:root {
  --space: 1.5rem;
  --gap: var(--space);
  --text: light-dark(#000, #fff);
  --leading: 1.05;
  --drawn: #fff;
  --local: 1rem;
  --long: 0 0.5rem 2rem 1rem black;
}
:root:lang(ar) { --leading: 1.2; }`;
const constants = constantTokens({
  tokens: [tokens],
  styles: [".b { --local: 2rem; }"],
  others: ['<path fill="var(--drawn)" />'],
});

test("what has one short value everywhere is a constant, the rest and what code names is not", () => {
  expect([...constants]).toEqual([
    ["--space", "1.5rem"],
    ["--gap", "1.5rem"],
  ]);
});

test("constants stand in their places, and nowhere else", () => {
  const style = "a { margin: calc(-1 * var(--space)) var(--gap); color: var(--text); line-height: var(--leading); }";
  expect(withConstants(style, constants)).toBe(
    "a { margin: calc(-1 * 1.5rem) 1.5rem; color: var(--text); line-height: var(--leading); }",
  );
  expect(withConstants(tokens, constants)).not.toMatch(/--space|--gap/);
  expect(withConstants(tokens, constants)).toContain("--drawn: #fff;");
});
