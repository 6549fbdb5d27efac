/** A stretch of text, or an address found in it. */
export type TextPart = { readonly kind: "text" | "link"; readonly text: string };

const address = /https?:\/\/[^\s<>"'`\p{Cf}]+/giu;

/** What ends a sentence rather than an address. */
const trailingPunctuation = /[.,;:!?…'"»”’]+$/u;

/** Finds the http(s) addresses in what a user wrote; anything else, `javascript:` included, stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutTrailing(found);
    if (!URL.canParse(link)) continue;
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push({ kind: "link", text: link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Drops closing punctuation, and a closing bracket that the address did not open: "(see https://a.example)". */
function withoutTrailing(found: string): string {
  const link = found.replace(trailingPunctuation, "");
  const closes = /[)\]}]$/.test(link) && !/[([{]/.test(link);
  return closes ? withoutTrailing(link.slice(0, -1)) : link;
}
