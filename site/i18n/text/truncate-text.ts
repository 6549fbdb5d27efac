import { withoutTrailing } from "#contract/http-url.ts";
import type { Locale } from "#locales/index.ts";

/** Bidi controls. Unclosed ones would reorder the title or chat message around the text. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Truncates at a space only if this share of the text remains; scripts without spaces are truncated anywhere. */
const minimumAtSpace = 2 / 3;

/**
 * Code units that the result may have: `perGrapheme` on average, and `extra` for one long emoji (a family of four has
 * 11). Without this limit, a letter with a thousand combining marks would count as one grapheme.
 */
const maxUnits = { perGrapheme: 3, extra: 16 } as const;

const segmenters = new Map<Locale, Intl.Segmenter>();

/** Splits into graphemes. Made once: creating a segmenter costs as much as rendering a small component. */
export function segmenterOf(locale: Locale): Intl.Segmenter {
  const cached = segmenters.get(locale);
  if (cached) return cached;
  const segmenter = new Intl.Segmenter(locale, { granularity: "grapheme" });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/**
 * Truncates a text to one line for titles and previews: runs of white space become one space. Prefers the end of a word
 * and never splits a grapheme (a flag, an emoji sequence, an accented letter); appends "…" if something was removed.
 *
 * @param limit maximum length of the result in graphemes, "…" included
 */
export function truncateText(text: string, limit: number, locale: Locale): string {
  return truncate(text.replace(/\s+/g, " "), limit, locale);
}

/** The same, but what stands on lines of its own does so in the result; empty lines go. */
export function truncateLines(text: string, limit: number, locale: Locale): string {
  return truncate(
    text.replace(/\s+/g, (space) => (lineBreak.test(space) ? "\n" : " ")),
    limit,
    locale,
  );
}

const lineBreak = /[\n\r\u2028\u2029]/;

function truncate(text: string, limit: number, locale: Locale): string {
  const line = text.replace(bidiControls, "").trim();
  const ends = graphemeEnds(line, limit, locale);
  if (ends.length <= limit && (ends.at(-1) ?? 0) === line.length) return line;
  const truncated = line.slice(0, ends[Math.min(ends.length, limit - 1) - 1] ?? 0);
  const space = /\s/.test(line[truncated.length] ?? "")
    ? truncated.length
    : Math.max(truncated.lastIndexOf(" "), truncated.lastIndexOf("\n"));
  const atWord = space >= truncated.length * minimumAtSpace ? truncated.slice(0, space) : truncated;
  return `${withoutTrailing(atWord, trailing)}…`;
}

/** What does not stand before "…". */
export const trailing: ReadonlySet<string> = new Set("\n .,;:!?…-");

/** Latin letters, digits and punctuation, each a grapheme by itself: needs no segmenter. */
const singleUnitGraphemes = /^[\u0020-\u02ff\u2010-\u2026]*$/;

/** Offsets at which graphemes end, for at most one grapheme more than the limit. */
function graphemeEnds(line: string, limit: number, locale: Locale): number[] {
  // Includes the character after them, which could be a combining mark.
  if (singleUnitGraphemes.test(line.slice(0, limit + 2))) {
    return Array.from({ length: Math.min(line.length, limit + 1) }, (_, index) => index + 1);
  }
  const ends: number[] = [];
  for (const { index, segment } of segmenterOf(locale).segment(line)) {
    const end = index + segment.length;
    if (end > limit * maxUnits.perGrapheme + maxUnits.extra) break;
    ends.push(end);
    if (ends.length > limit) break;
  }
  return ends;
}
