import { expect, test } from "vitest";
import { splitTags } from "./split-tags.ts";

/** Tags in brackets. */
const marked = (text: string) =>
  splitTags(text)
    .map(({ isTag, text }) => (isTag ? `[${text}]` : text))
    .join("");

test.each([
  ["@ada merhaba", "[@ada] merhaba"],
  ["günaydın #istanbul.", "günaydın [#istanbul]."],
  ["(@ahmet.usta, #şehir_ışıkları)", "([@ahmet.usta], [#şehir_ışıkları])"],
  ["#نرم\u200cافزار #ශ්\u200dරී.", "[#نرم\u200cافزار] [#ශ්\u200dරී]."],
  ["#旅行 ＃写真", "[#旅行] [＃写真]"],
  ["ada@meydan.example ve C# # @ 1️⃣#️⃣", "ada@meydan.example ve C# # @ 1️⃣#️⃣"],
  ["", ""],
])("%j has %j", (text, parts) => {
  expect(marked(text)).toBe(parts);
});

test("nothing is lost, and a text of nothing else has a hundred", () => {
  const text = "#a ".repeat(20_000);
  const parts = splitTags(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter(({ isTag }) => isTag)).toHaveLength(100);
});
