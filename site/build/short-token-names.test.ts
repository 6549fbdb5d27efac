import { expect, test } from "vitest";
import { shortNames, withShortNames } from "./short-token-names.ts";

const tokens =
  ":root {\n  --text: black;\n  --text-muted: var(--text);\n}\n@media print {\n  :root { --text: red; }\n}";
const short = shortNames([tokens, ":root{--line:1px}"]);

test("each token has one short name, wherever it is defined again", () => {
  expect([...short]).toEqual([
    ["--text", "--a"],
    ["--text-muted", "--b"],
    ["--line", "--c"],
  ]);
});

test("definitions and uses have it, other properties and modifiers of names do not", () => {
  const style = ".x--text{--index:1;border:var(--line) solid var(--text-muted,var(--text));top:var(--index)}";
  expect(withShortNames(tokens + style, short)).toBe(
    ":root {\n  --a: black;\n  --b: var(--a);\n}\n@media print {\n  :root { --a: red; }\n}" +
      ".x--text{--index:1;border:var(--c) solid var(--b,var(--a));top:var(--index)}",
  );
  expect(withShortNames('<path fill="var(--text)" />', short)).toBe('<path fill="var(--a)" />');
});
