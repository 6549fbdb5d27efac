/** Code units beyond the cut that are looked at: longer than any emoji is. */
const lookAhead = 64;

/**
 * The beginning of a text with its line breaks kept, never cut within a grapheme; with "…" where something is left out.
 *
 * @param limit code units of the result
 */
export function truncateMultilineText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = new Intl.Segmenter().segment(text.slice(0, limit + lookAhead)).containing(limit - 1)?.index ?? 0;
  return `${text.slice(0, end).trimEnd()}…`;
}
