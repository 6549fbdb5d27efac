import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, it, test } from "vitest";
import { truncateLines, truncateText } from "./truncate-text.ts";

const graphemes = (text: string) => [...new Intl.Segmenter("tr", { granularity: "grapheme" }).segment(text)].length;

it.each([
  ["kısa", 10, "kısa"],
  ["iki\n\n  satır", 20, "iki satır"],
  ["bir iki üç dört", 13, "bir iki üç…"],
  ["bir iki, üç dört", 10, "bir iki…"],
  ["bir iki üç", 10, "bir iki üç"],
  ["birikiüçdörtbeş", 8, "birikiü…"],
  ["世界中の人々が集まる広場", 6, "世界中の人…"],
  ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧…"],
  ["🇹🇷🇹🇷🇹🇷", 2, "🇹🇷…"],
  ["e\u0301e\u0301e\u0301", 2, "e\u0301…"],
  ["bir… ?! -, iki", 12, "bir…"],
  [". , ; : …! - ?", 6, "…"],
  ["", 5, ""],
])("%j within %i is %j", (text, limit, expected) => {
  expect(truncateText(text, limit, "tr")).toBe(expected);
});

it.each([
  ["bir\n\n  iki \t üç\r\ndört", 40, "bir\niki üç\ndört"],
  ["bir\u2028iki", 40, "bir\niki"],
  ["bir iki\nüç dört", 8, "bir iki…"],
  ["bir iki üç\ndört", 13, "bir iki üç…"],
  ["\n\n", 5, ""],
])("%j within %i keeps its lines: %j", (text, limit, expected) => {
  expect(truncateLines(text, limit, "tr")).toBe(expected);
});

test("removes bidi controls", () => {
  expect(truncateText("a\u202ebc\u2066d", 10, "tr")).toBe("abcd");
});

test("is never longer than its limit and never splits a grapheme", () => {
  const text = array(constantFrom("a", "ğ", " ", "\n", ".", "界", "م", "e\u0301", "🇹🇷", "👩‍👩‍👧")).map((parts) =>
    parts.join(""),
  );
  assert(
    property(text, integer({ min: 2, max: 40 }), (text, limit) => {
      const truncated = truncateText(text, limit, "tr");
      expect(graphemes(truncated)).toBeLessThanOrEqual(limit);
      const line = text.replace(/\s+/g, " ").trim();
      if (truncated !== line) expect(line.startsWith(truncated.slice(0, -1))).toBe(true);
    }),
  );
});

test("truncates a hundred thousand characters or combining marks", () => {
  expect(truncateText("söz ".repeat(25_000), 160, "tr").length).toBeLessThanOrEqual(160);
  expect(truncateText(`z${"\u0301".repeat(100_000)}`, 160, "tr").length).toBeLessThan(2000);
});

test("Latin text too keeps a combining mark with its letter", () => {
  expect(truncateText(`${"a".repeat(9)}e\u0301`, 10, "tr")).toBe(`${"a".repeat(9)}e\u0301`);
  expect(truncateText(`${"a".repeat(8)}e\u0301bc`, 10, "tr")).toBe(`${"a".repeat(8)}e\u0301…`);
  expect(truncateText("abcdefghijk", 10, "tr")).toBe("abcdefghi…");
  expect(truncateText("abcdefghij", 10, "tr")).toBe("abcdefghij");
});
