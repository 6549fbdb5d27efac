import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { LanguageCode } from "#locales/index.ts";
import { type CardFontFamily, cardFontFamilies, emojiFont, hasEmoji } from "./card-fonts.ts";
import { fontCharacters } from "./font-characters.ts";

/** Characters from first to last, both included. */
type Range = [first: number, last: number];

interface Font {
  readonly name: string;
  readonly data: Uint8Array;
  readonly unicodeRange?: Range[];
}

export interface FontLoader {
  /**
   * Sees to it that the engine has a font for each character of a text, as far as one is shipped.
   * @returns names of the families, first asked first, and the characters that no shipped font has
   */
  readonly provide: (
    drawn: string,
    language: LanguageCode,
  ) => Promise<{ readonly families: string[]; readonly missing: ReadonlySet<string> }>;
}

/**
 * Loads the shipped fonts slice by slice, each once, when the first text needs it: all of them would take about
 * 90 MB of memory, and most posts need 200 kB. Nothing is ever fetched.
 *
 * @param register gives a font to the drawing engine
 */
export function createFontLoader(register: (font: Font) => Promise<unknown>): FontLoader {
  const slices = new Map<string, Promise<readonly Slice[]>>();
  const loaded = new Map<string, Promise<ReadonlySet<number>>>();

  /** @returns the characters that the engine has the font for, by the given ranges or by what is in the font */
  const load = (file: string, name: string, unicodeRange?: Range[]) => {
    const known = loaded.get(file) ?? read(file, name, unicodeRange);
    loaded.set(file, known);
    known.catch(() => loaded.delete(file));
    return known;
  };
  const read = async (file: string, name: string, unicodeRange?: Range[]) => {
    const data = await readFile(file);
    const characters = await fontCharacters(data);
    await register({ name, data, unicodeRange: unicodeRange ?? rangesOf(characters) });
    return characters;
  };

  const slicesOf = (family: CardFontFamily) => {
    const known = slices.get(family.name) ?? readSlices(family);
    slices.set(family.name, known);
    return known;
  };

  return {
    async provide(drawn, language) {
      const families = cardFontFamilies(drawn, language);
      let open = [...new Set(Array.from(drawn, (character) => character.codePointAt(0) ?? 0))];
      const emoji = hasEmoji(drawn);
      if (emoji) {
        await load(join(folderOf(emojiFont.package), emojiFont.file), emojiFont.name, emojiFont.unicodeRange);
        open = open.filter((code) => !isEmoji(code));
      }
      for (const family of families) {
        if (open.length === 0) break;
        const wanted = (await slicesOf(family)).filter(({ unicodeRange }) =>
          open.some((code) => isWithin(code, unicodeRange)),
        );
        const found = await Promise.all(wanted.map(({ file }) => load(file, family.name)));
        open = open.filter((code) => !found.some((characters) => characters.has(code)));
      }
      const names = families.map(({ name }) => name);
      const missing = new Set(open.map((code) => String.fromCodePoint(code)));
      // After the text's own families, so that digits and signs stay letters, and before those that also have pictographs.
      return { families: emoji ? names.toSpliced(-3, 0, emojiFont.name) : names, missing };
    },
  };
}

function isWithin(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

function rangesOf(characters: ReadonlySet<number>): Range[] {
  const ranges: Range[] = [];
  for (const code of [...characters].sort((a, b) => a - b)) {
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

interface Slice {
  /** Absolute path. */
  readonly file: string;
  /** What its package promises; not all of it is there. */
  readonly unicodeRange: Range[];
}

async function readSlices(family: CardFontFamily): Promise<readonly Slice[]> {
  const folder = folderOf(family.package);
  const ranges: Readonly<Record<string, string>> = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8"));
  return Object.entries(ranges)
    .filter(([slice]) => family.slices?.includes(slice) ?? true)
    .map(([slice, characters]) => ({ file: join(folder, family.file(slice)), unicodeRange: readRanges(characters) }));
}

/** "U+20-7E,U+131" as CSS writes it. */
function readRanges(characters: string): Range[] {
  return characters.split(",").map((range) => {
    const [first = 0, last = first] = range
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
