import { expect, test } from "vitest";
import { terminalBlock, terminalLine, terminalText } from "./terminal-text.ts";

test.each([
  ["\u001b[2Jgone", "\\u{1b}[2Jgone"],
  ["a\u009b31mb", "a\\u{9b}31mb"],
  ["abc\rxyz", "abc\\u{d}xyz"],
  ["invoice\u202egpj.exe", "invoice\\u{202e}gpj.exe"],
  ["\u2066\u2069\u200f\u061c", "\\u{2066}\\u{2069}\\u{200f}\\u{61c}"],
  ["a\u2028b\u200bc\ufeff", "a\\u{2028}b\\u{200b}c\\u{feff}"],
  ["\u{e0041}", "\\u{e0041}"],
  [
    "a\u115f\u3164\u2800\u034f\ufe0f\u17b4\u{e0100}",
    "a\\u{115f}\\u{3164}\\u{2800}\\u{34f}\\u{fe0f}\\u{17b4}\\u{e0100}",
  ],
  ["می\u200cخواهم क्\u200dष 👩\u200d👧", "می\u200cخواهم क्\u200dष 👩\u200d👧"],
])("%j cannot act on a terminal", (text, shown) => {
  expect(terminalText(text)).toBe(shown);
});

test("a text of several lines cannot look like the command's own", () => {
  expect(terminalBlock("a\nDecision: kept")).toBe("  | a\n  | Decision: kept");
  expect(terminalLine("a\nb")).toBe("a b");
});
