import { expect, test } from "vitest";
import { ownStyle } from "./own-style.ts";

function rulesOf(css: string, classNames: readonly string[], tokens: readonly string[] = []): string {
  const { element } = ownStyle(css, () => css, {
    hasClass: (name) => classNames.includes(name),
    usesToken: (name) => tokens.includes(name),
  });
  return element.toString().slice("<style>".length, -"</style>".length);
}

test("rules for classes that the page has not are left out, with the groups they leave empty", () => {
  const css = "a{top:0}.a{top:1px}.a .b{top:2px}@media print{.b,.a:hover{top:3px}.b{top:4px}}@layer x{.b{top:5px}}";
  expect(rulesOf(css, ["a"])).toBe("a{top:0}.a{top:1px}@media print{.a:hover{top:3px}}");
  expect(rulesOf(css, ["a", "b"])).toBe(css);
});

test("animations stay with the rules that name them", () => {
  const css = ".a{animation:a1 1s}.b{animation:b1 1s}@keyframes a1{to{top:0}}@keyframes b1{0%{top:0}to{top:1px}}";
  expect(rulesOf(css, ["a"])).toBe(".a{animation:a1 1s}@keyframes a1{to{top:0}}");
});

test("tokens stay that rules, markup or other tokens use, in every face and language", () => {
  const css =
    ":root{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:3px}@media print{:root{--a:4px;--c:5px}}:root:lang(ar){--c:6px}.a{top:var(--a)}";
  expect(rulesOf(css, ["a"])).toBe(":root{--a:var(--b);--b:1px;}@media print{:root{--a:4px;}}.a{top:var(--a)}");
  expect(rulesOf(css, [], ["--d"])).toBe(":root{--d:var(--e);--e:3px}");
});

test("what one page needs is not what another was given before", () => {
  const css = ".a{top:0}.b{top:1px}";
  expect([["a"], ["b"], ["a"]].map((classNames) => rulesOf(css, classNames))).toEqual([
    ".a{top:0}",
    ".b{top:1px}",
    ".a{top:0}",
  ]);
});
