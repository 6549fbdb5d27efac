import { withoutTrailing } from "#contract/http-url.ts";
import { trailing } from "./truncate-text.ts";

/** Code units after the limit that are segmented too: longer than any emoji sequence. */
const lookAhead = 64;

/**
 * Truncates a text and keeps its line breaks. Never splits a grapheme; appends "…" if something was removed.
 *
 * @param limit maximum length of the result in code units
 */
export function truncateMultilineText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = new Intl.Segmenter().segment(text.slice(0, limit + lookAhead)).containing(limit - 1)?.index ?? 0;
  return `${withoutTrailing(text.slice(0, end), trailing)}…`;
}
