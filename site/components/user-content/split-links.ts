import { parseHttpUrl } from "#contract/http-url.ts";

/** A stretch of text, or an address found in it. */
export type TextPart = { readonly kind: "text" | "link"; readonly text: string };

/**
 * Where an address begins, with its host and port. Not one with a user name: "https://bank.example@thief.example/" looks
 * like another host's.
 */
const start =
  /https?:\/\/(?![^\s/?#\\<>"'`]*@)(?:\[[\da-f:.]+\]|(?:[\w.~%-]|(?![\s\p{C}´]|(?![·・་])\p{P})[^\0-\x7f])+)(?::\d+)?/giu;

/**
 * The next stretch of a path, or one bracket. Outside ASCII, what ends a sentence, quotes, dashes and brackets ends an
 * address, in any script: all punctuation but the three marks that stand within words. So do U+200C and U+200D.
 */
const stretch = /[()[\]{}]|(?:[!#-&*-;=?-Z\\^_a-z|~\u200c\u200d]|(?![\s\p{Cc}\p{Cf}´]|(?![·・་])\p{P})[^\0-\x7f])+/uy;

/** Ends a sentence, or is not seen, rather than being a part of the address before it. */
const trailing: ReadonlySet<string> = new Set(".,;:!?\u200c\u200d");

const opening: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Finds the http(s) addresses in what a user wrote; anything else, `javascript:` included, stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  start.lastIndex = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const path = /[/?#]/.test(text.charAt(start.lastIndex)) ? findPathEnd(text, start.lastIndex) : undefined;
    const link = withoutTrailing(text.slice(found.index, path?.end ?? start.lastIndex));
    if (path) start.lastIndex = path.read;
    if (!parseHttpUrl(link)) continue;
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    parts.push({ kind: "link", text: link });
    end = found.index + link.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/**
 * An address closes as many brackets as it opens: "(https://a.example/b_(c))". `read` is where the search for the next one
 * goes on, so that each character is read once.
 */
function findPathEnd(text: string, from: number): { readonly end: number; readonly read: number } {
  const open: { readonly bracket: string; readonly at: number }[] = [];
  let end = from;
  stretch.lastIndex = from;
  for (let found = stretch.exec(text); found; found = stretch.exec(text)) {
    const [piece] = found;
    if (piece === "(" || piece === "[" || piece === "{") open.push({ bracket: piece, at: end });
    else if (piece in opening) {
      if (open.at(-1)?.bracket !== opening[piece]) break;
      open.pop();
    }
    end = stretch.lastIndex;
  }
  return { end: open[0]?.at ?? end, read: end };
}

/** Reads each character once: a `[…]+$` expression takes quadratic time. */
function withoutTrailing(found: string): string {
  let end = found.length;
  while (end > 0 && trailing.has(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}
