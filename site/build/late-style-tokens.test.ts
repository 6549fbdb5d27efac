import { expect, test } from "vitest";
import { usedDefinitions } from "./late-style-tokens.ts";

const tokens = [
  ":root { --hue: 296; }",
  ":root { --text: oklch(0 0 var(--hue)); --line: 1px; --lead: 2; }\n@media print { :root { --text: black; --lead: 1; } }",
];

test("a late style has its tokens and theirs, as they are on a screen, and nothing of other names", () => {
  expect(usedDefinitions("p{color:var(--text);top:calc(var(--own) * var(--lead, 3))}", tokens)).toBe(
    "--text:oklch(0 0 var(--hue));--hue:296;--lead:2;",
  );
  expect(usedDefinitions("p{top:0}", tokens)).toBe("");
});
