import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Locale } from "#locales/index.ts";
import { type CardFontFamily, cardFontFamilies, emojiFont, hasEmoji } from "./card-fonts.ts";
import { fontCodePoints } from "./font-code-points.ts";

/** Code points, both ends included. */
type Range = [first: number, last: number];

interface Font {
  readonly name: string;
  readonly data: Uint8Array;
  readonly unicodeRange?: Range[];
}

/**
 * Creates a loader that reads each font subset once, when the first text needs it: all subsets take about 90 MB of
 * memory, most posts need 200 kB. Reads files of npm packages only; nothing is fetched.
 *
 * @param register adds a font to the rendering engine
 */
export function createFontLoader(register: (font: Font) => Promise<unknown>) {
  const subsets = new Map<string, ReturnType<typeof readSubsets>>();
  const registered = new Map<string, Promise<ReadonlySet<number>>>();

  /** @returns the code points of the font; it is registered for `unicodeRange`, by default for all of them */
  const registerFile = (file: string, name: string, unicodeRange?: Range[]) => {
    const codePoints = registered.get(file) ?? readAndRegister(file, name, unicodeRange);
    registered.set(file, codePoints);
    codePoints.catch(() => registered.delete(file));
    return codePoints;
  };
  const readAndRegister = async (file: string, name: string, unicodeRange?: Range[]) => {
    const data = await readFile(file);
    const codePoints = fontCodePoints(data);
    await register({ name, data, unicodeRange: unicodeRange ?? rangesOf(codePoints) });
    return codePoints;
  };

  const subsetsOf = (family: CardFontFamily) => {
    const known = subsets.get(family.name) ?? readSubsets(family);
    subsets.set(family.name, known);
    return known;
  };

  return {
    /**
     * Registers the font subsets that a text needs.
     *
     * @returns family names in order of preference, and the characters that no shipped font has
     */
    async load(cardText: string, locale: Locale) {
      const families = cardFontFamilies(cardText, locale);
      let missing = [...new Set(Array.from(cardText, (character) => character.codePointAt(0) ?? 0))];
      const emoji = hasEmoji(cardText);
      if (emoji) {
        await registerFile(join(folderOf(emojiFont.package), emojiFont.file), emojiFont.name, emojiFont.unicodeRange);
        missing = missing.filter((code) => !isEmoji(code));
      }
      for (const family of families) {
        if (missing.length === 0) break;
        const needed = (await subsetsOf(family)).filter(({ unicodeRange }) =>
          missing.some((code) => isWithin(code, unicodeRange)),
        );
        const found = await Promise.all(needed.map(({ file }) => registerFile(file, family.name)));
        missing = missing.filter((code) => !found.some((codePoints) => codePoints.has(code)));
      }
      const names = families.map(({ name }) => name);
      return {
        // After the text families, which have digits and signs, and before the Han families, which have pictographs too.
        families: emoji ? names.toSpliced(-3, 0, emojiFont.name) : names,
        missing: new Set(missing.map((code) => String.fromCodePoint(code))),
      };
    },
  };
}

function isWithin(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

function rangesOf(codePoints: ReadonlySet<number>): Range[] {
  const ranges: Range[] = [];
  for (const code of [...codePoints].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

function isEmoji(code: number): boolean {
  return (
    isWithin(code, emojiFont.unicodeRange) &&
    /\p{Extended_Pictographic}|\p{Emoji_Component}/u.test(String.fromCodePoint(code))
  );
}

/** The files of a family, by absolute path, with the ranges that the package declares: the files lack some of these. */
async function readSubsets(family: CardFontFamily) {
  const folder = folderOf(family.package);
  const ranges: Readonly<Record<string, string>> = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8"));
  return Object.entries(ranges)
    .filter(([subset]) => family.subsets?.includes(subset) ?? true)
    .map(([subset, range]) => {
      const file = `files/${basename(family.package)}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`;
      return { file: join(folder, file), unicodeRange: parseUnicodeRange(range) };
    });
}

/** @param range as in CSS: "U+20-7E,U+131" */
function parseUnicodeRange(range: string): Range[] {
  return range.split(",").map((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}
