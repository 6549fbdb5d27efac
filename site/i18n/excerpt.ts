/**
 * The beginning of a text on one line, cut between words where there are any and never within a grapheme.
 *
 * @param limit graphemes at most, the closing "…" included
 */
export function excerpt(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const graphemes: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (graphemes.push(segment) > limit) break;
  }
  if (graphemes.length <= limit) return line;
  const cut = graphemes.slice(0, limit - 1).join("");
  const space = cut.lastIndexOf(" ");
  // A script without spaces, or one endless word, is cut where the limit falls.
  return `${cut.slice(0, space > cut.length / 2 ? space : undefined).trimEnd()}…`;
}
