import { expect, test } from "vitest";
import { readStyleSheet } from "./style-sheet.ts";

test("statements, fonts and animations are whole, layers and media are groups of rules", () => {
  const css = `@layer a,b;@layer b{@media (width>=1rem){.x{color:red}}@keyframes k{0%{opacity:0}}}@font-face{src:url(f)}`;
  expect(readStyleSheet(css)).toEqual([
    { kind: "whole", text: "@layer a,b;" },
    {
      kind: "group",
      prelude: "@layer b",
      parts: [
        {
          kind: "group",
          prelude: "@media (width>=1rem)",
          parts: [{ kind: "rule", selectors: [{ text: ".x", classNames: ["x"] }], body: "color:red" }],
        },
        { kind: "whole", text: "@keyframes k{0%{opacity:0}}" },
      ],
    },
    { kind: "whole", text: "@font-face{src:url(f)}" },
  ]);
});

test.each([
  ["a:hover", [[]]],
  [".a>.b.c:hover", [["a", "b", "c"]]],
  [".a,.b .c", [["a"], ["b", "c"]]],
  // What brackets hold is an alternative, an exception or a string.
  [":is(.a,.b) .c:not(.d)", [["c"]]],
  [".a:has(.b:hover)", [["a"]]],
  [`[href=".a,.b"] .c`, [["c"]]],
  ["html:has(.a:is(.b))", [[]]],
])("%s selects nothing without its classes", (selector, classNames) => {
  const [rule] = readStyleSheet(`${selector}{color:red}`);
  expect(rule?.kind === "rule" && rule.selectors.map((one) => one.classNames)).toEqual(classNames);
});

test("braces and semicolons in strings end nothing", () => {
  expect(readStyleSheet(`.a{content:"};{\\""}`)).toEqual([
    { kind: "rule", selectors: [{ text: ".a", classNames: ["a"] }], body: `content:"};{\\""` },
  ]);
});

test.each([".a{color:red", ".a{color:red}}", ".a"])("what is no whole sheet is refused: %s", (css) => {
  expect(() => readStyleSheet(css)).toThrow();
});
