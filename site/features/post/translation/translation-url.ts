import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";

/** Bytes of a URL, as it travels, that every browser, proxy and app takes. */
const urlLimit = 2000;

/**
 * A URL of the brand's translator that shows a text in a language, and whether only the beginning of the text fits: a long
 * text is cut at the end of a sentence.
 */
export function translationUrl(text: string, to: Locale) {
  const { url, languages } = brand.translator;
  const [before = "", after = ""] = url.replace("{language}", languages[to] ?? to).split("{text}");
  const whole = text.toWellFormed().trim(); // half a character has no code in a URL
  const beginning = beginningOf(whole, urlLimit - before.length - after.length);
  return { href: before + legible(formEncoded(beginning)) + after, isCut: beginning.length < whole.length };
}

/** The text, or as much of it as takes so many bytes in a URL: whole sentences, else words, else letters. */
function beginningOf(text: string, bytes: number): string {
  // One that is longer does not fit, whatever is in it; and no part of a long text is read in vain.
  const readable = text.slice(0, bytes + 1);
  if (formEncoded(readable).length <= bytes) return readable;
  for (const granularity of ["sentence", "word", "grapheme"] as const) {
    let length = 0;
    let end = 0;
    for (const { segment, index } of new Intl.Segmenter(undefined, { granularity }).segment(readable)) {
      length += formEncoded(segment).length;
      if (length > bytes) break;
      end = index + segment.length;
    }
    const beginning = readable.slice(0, end).trimEnd();
    if (beginning) return beginning;
  }
  return "";
}

/** A query parameter as forms encode it. */
function formEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%20", "+");
}

/**
 * Letters outside of ASCII as themselves, which browsers encode. A page has the text already, so this is half of what the
 * link adds to it in Brotli.
 */
function legible(encoded: string): string {
  return encoded.replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}
