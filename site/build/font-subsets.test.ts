import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { type FontSubset, fontFamilies, latinFont } from "./font-subsets.ts";

const packages = join(import.meta.dirname, "../../node_modules");

/** Bytes of a font cut down to one character; one it lacks leaves as many as no character at all. */
async function bytesFor(file: string, character: string): Promise<number> {
  const cut = await subsetFont(await readFile(join(packages, file)), character, { targetFormat: "sfnt" });
  return cut.length;
}

function includes(unicodeRange: readonly string[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split("-")
      .map((part) => Number.parseInt(part, 16));
    return code >= first && code <= last;
  });
}

test.for([..."çğıöşüâîûÇĞİÖŞÜ₺êñßéãõЖяё"])("%s is in the file that its slice is cut from", async (character) => {
  const slice = latinFont.subsets.find(({ unicodeRange }) => includes(unicodeRange, character));
  expect(slice, "a slice names the character").toBeDefined();
  if (!slice) return;
  expect(await bytesFor(slice.file, character)).toBeGreaterThan(await bytesFor(slice.file, "\u{10FFFF}"));
});

test("what a slice claims beside its own is in those after it, but for what no text has", () => {
  const [{ claim = "", unicodeRange }, ...others] = latinFont.subsets as [FontSubset, ...FontSubset[]];
  const claimed = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    includes(claim.split(","), character),
  );
  const ranges = [unicodeRange, ...others.map(({ unicodeRange }) => unicodeRange)].flat();
  expect(claimed.filter((character) => /[^\s\p{C}]/u.test(character) && !includes(ranges, character)).join("")).toBe(
    "",
  );
  expect(unicodeRange.every((range) => claimed.includes(String.fromCodePoint(parseInt(range.slice(2), 16))))).toBe(
    true,
  );
  expect(others.filter(({ claim }) => claim)).toEqual([]);
});

test.for(["tr", "en", "de", "es", "fr", "it", "pt", "sw"])(
  "the first slice has every letter of the texts in %s, with the Turkish one in Turkish",
  async (language) => {
    const file = await readFile(join(packages, "..", "locales", `${language}.json`), "utf8");
    // Without keys, quotes, placeholders, and the bar that only titles of browser tabs have.
    const texts = [...file.matchAll(/: "(.*)"/g)]
      .map(([, text = ""]) => text.replace(/\{\{[^}]*\}\}|\\n| \| /g, ""))
      .join("");
    const ranges = latinFont.subsets
      .filter(({ name }) => name === "latin" || (name === "turkish" && language === "tr"))
      .flatMap(({ unicodeRange }) => unicodeRange);
    expect([...new Set(texts)].filter((character) => /\S/.test(character) && !includes(ranges, character))).toEqual([]);
  },
);

test("no character is in two slices, which would both be fetched", () => {
  const characters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code));
  const doubled = characters.filter(
    (character) => latinFont.subsets.filter(({ unicodeRange }) => includes(unicodeRange, character)).length > 1,
  );
  expect(doubled).toEqual([]);
});

test("what joins emoji fetches no letters", () => {
  const ranges = fontFamilies.flatMap(({ subsets }) => subsets.flatMap(({ unicodeRange }) => unicodeRange));
  expect([..."\u200C\u200D\uFE0F"].filter((joiner) => includes(ranges, joiner))).toEqual([]);
});
