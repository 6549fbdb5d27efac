import type { LanguageCode } from "#locales/index.ts";

/** Marks that direct the text around them; unclosed ones would turn a title or a chat message around. */
const directing = /[\u202a-\u202e\u2066-\u2069]/g;

/** A cut goes back to a space no further than this part of the limit; scripts without spaces are cut where they are. */
const furthestBack = 2 / 3;

/**
 * Code units a grapheme may have on average, over those of a single long one (a family of four has 11): a pile of
 * accents would otherwise count as one letter.
 */
const units = { each: 3, more: 16 } as const;

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

/** Making one costs as much as rendering a small component. */
function segmenterOf(language: LanguageCode): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: "grapheme" });
  segmenters.set(language, made);
  return made;
}

/**
 * One line for titles and previews: white space made single spaces, cut at a word and never within a grapheme
 * (a flag, a joined emoji, an accented letter), with "…" where something was left out.
 *
 * @param limit graphemes of the result, the "…" included
 */
export function truncateText(text: string, limit: number, language: LanguageCode): string {
  const line = text.replace(directing, "").replace(/\s+/g, " ").trim();
  const ends = graphemeEnds(line, limit, language);
  if (ends.length <= limit && (ends.at(-1) ?? 0) === line.length) return line;
  const cut = line.slice(0, ends[Math.min(ends.length, limit - 1) - 1] ?? 0);
  const space = line[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
  const atWord = space >= cut.length * furthestBack ? cut.slice(0, space) : cut;
  return `${atWord.replace(/[\s.,;:!?…-]+$/u, "")}…`;
}

/** Letters, digits and marks of which each is a grapheme by itself, as nearly all are in Turkish and its neighbours. */
const simple = /^[\u0020-\u02ff\u2010-\u2026]*$/;

/** Where graphemes end, up to one more than the limit. */
function graphemeEnds(line: string, limit: number, language: LanguageCode): number[] {
  // With the one behind them, which might belong to the last.
  if (simple.test(line.slice(0, limit + 2))) {
    return Array.from({ length: Math.min(line.length, limit + 1) }, (_, index) => index + 1);
  }
  const ends: number[] = [];
  for (const { index, segment } of segmenterOf(language).segment(line)) {
    const end = index + segment.length;
    if (end > limit * units.each + units.more) break;
    ends.push(end);
    if (ends.length > limit) break;
  }
  return ends;
}
