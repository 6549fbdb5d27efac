import { parseHttpUrl } from "#contract/http-url.ts";

/** A stretch of text, or an address found in it. */
export type TextPart = { readonly kind: "text" | "link"; readonly text: string };

const address = /https?:\/\/[^\s<>"'`\p{Cf}]+/giu;

/** Ends a sentence rather than an address. */
const trailingPunctuation: ReadonlySet<string> = new Set(`.,;:!?…'"»”’`);

const closingBrackets: ReadonlySet<string> = new Set(")]}");

/**
 * Finds the http(s) addresses in what a user wrote; anything else, `javascript:` included, stays text. So does an address
 * with a user name: "https://bank.example@thief.example/" looks like another host's.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutTrailing(found);
    if (!parseHttpUrl(link)) continue;
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push({ kind: "link", text: link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/**
 * Drops closing punctuation, and closing brackets of which the address opens none: "(see https://a.example)". Reads
 * each character once: a `[…]+$` expression takes quadratic time.
 */
function withoutTrailing(found: string): string {
  const opensBracket = /[([{]/.test(found);
  const isTrailing = (character: string) =>
    trailingPunctuation.has(character) || (!opensBracket && closingBrackets.has(character));
  let end = found.length;
  while (end > 0 && isTrailing(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}
