import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import { fontCodePoints } from "#site/features/preview-images/text/font-code-points.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The faces of the sheet, in its order. */
const faces = read("site/styles/fonts.css")
  .split("@font-face")
  .slice(1)
  .map((rule) => ({
    family: /font-family:([^;]*)/.exec(rule)?.[1]?.trim() ?? "",
    url: /url\("([^"]*)"\)/.exec(rule)?.[1] ?? "",
    range: /unicode-range:([^;]*)/.exec(rule)?.[1] ?? "",
  }));

/** "U+2BB-2BC, U+2C6" → every character in it */
function charactersIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

const fileOf = new Map(faces.flatMap(({ url, range }) => charactersIn(range).map((character) => [character, url])));
const filesFor = (text: string) => [...new Set([...text].map((character) => fileOf.get(character) ?? "the device"))];

/** The characters that a package has in one of its files. */
function packaged(url: string): Set<string> {
  const [, name = "", subset = ""] =
    /^@fontsource-variable\/([^/]+)\/files\/\1-(.+)-wght-normal\.woff2$/.exec(url) ?? [];
  const ranges = JSON.parse(read(`node_modules/@fontsource-variable/${name}/unicode.json`));
  return new Set(charactersIn(ranges[subset]));
}

/** What the file of each face has: a package's file has fewer characters than the range it is declared with. */
const glyphs = new Map(
  faces.map(({ url }) => {
    const file = url.startsWith("@") ? join("node_modules", url) : join("site/styles", url);
    return [url, fontCodePoints(readFileSync(join(root, file)))];
  }),
);

/** Whether a browser finds a letter in the one file that it loads for it. */
function isInWebFont(letter: string): boolean {
  const url = fileOf.get(letter);
  return url !== undefined && glyphs.get(url)?.has(letter.codePointAt(0) ?? 0) === true;
}

test.each(locales)("every letter of the messages in %s is in a web font, East Asian ones apart", (code) => {
  const letters = JSON.stringify(messages[code]).match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC]/u;
  expect([...new Set(letters)].filter((letter) => !isInWebFont(letter) && !eastAsian.test(letter))).toEqual([]);
});

test("text may be set in every family", () => {
  const textFont = /--font-text:([^;]*)/.exec(read("site/styles/tokens.css"))?.[1] ?? "";
  expect(new Set(faces.map(({ family }) => family)).size).toBeGreaterThan(2);
  for (const { family } of faces) expect(textFont).toContain(family);
});

test("a face claims only what its package's file has", () => {
  for (const { url, range } of faces.filter(({ url }) => url.startsWith("@"))) {
    const characters = packaged(url);
    expect(
      charactersIn(range).filter((character) => !characters.has(character)),
      url,
    ).toEqual([]);
  }
});

test("Turkish takes two files, Latin and one of its six other letters", () => {
  expect(filesFor("çÇıöÖüÜâîû")).toEqual([expect.stringContaining("onest-latin-wght")]);
  expect(filesFor("ğĞİşŞ₺")).toEqual([expect.stringContaining("onest-turkish")]);
});

test("emoji load no file but the Latin one, which every page has", () => {
  const files = filesFor("👨‍👩‍👧‍👦🏳️‍🌈❤️🎉🌍→").filter((file) => file !== "the device");
  expect(files).toEqual([expect.stringContaining("onest-latin-wght")]);
});
