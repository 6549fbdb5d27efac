import { parseHttpUrl, withoutTrailing } from "#contract/http-url.ts";

/** A stretch of text, or an address found in it. */
export type TextPart = { readonly kind: "text" | "link"; readonly text: string };

/**
 * Where an address begins, with its host and port. Not one with a user name: "https://bank.example@thief.example/" looks
 * like another host's. Outside ASCII, letters and digits with their marks belong to an address, and three marks that stand
 * within words. All else ends it, in any script: the marks of sentences, quotes, dashes, brackets, emoji, what is not seen.
 */
const start =
  /https?:\/\/(?![^\s/?#\\<>"'`]*@)(?:\[[\da-f:.]+\]|(?:(?!https?:\/\/|\p{DI}|\u2139|\d[\ufe0f\u20e3])[\w.%\-\p{L}\p{M}\p{N}·・་])+)(?::\d+)?/giu;

/**
 * The next stretch of a path, or one bracket. U+200C and U+200D stand within words. Another address may be a part or a value
 * of this one; behind anything else it is the next: "https://a.example/b,https://c.example". A digit before U+FE0F or U+20E3 is an
 * emoji, and so is the letter U+2139.
 */
const stretch =
  /[()[\]{}]|(?:[/=?#&:+]https?:\/\/|(?!https?:\/\/|\p{DI}|\u2139|[\d#*][\ufe0f\u20e3])[!#-&*-;=?@\\^_|~\p{L}\p{M}\p{N}·・་]|\p{Join_C})+/iuy;

/** Letters that keyboards write, and readers read, as apostrophes: "https://a.exampleʼda". */
const apostrophes = /[\u02b9\u02ba\u02bc\u02bd\u02c8\u02ca\u02cb\u02ee\ua78b\ua78c]/g;

/** Ends a sentence or emphasis, or is not seen, rather than being a part of the address before it. */
const trailing: ReadonlySet<string> = new Set(".,;:!?*~|\\·・་\u200c\u200d");
const trailingHost: ReadonlySet<string> = new Set([...trailing, "-", "_", "%"]);

const emphasis: ReadonlySet<string> = new Set("*_~");

const opening: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Finds the http(s) addresses in what a user wrote; anything else, `javascript:` included, stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const plain = text.replace(apostrophes, "'");
  let end = 0;
  start.lastIndex = 0;
  for (let found = start.exec(plain); found; found = start.exec(plain)) {
    let to = found.index + hostLength(found[0]);
    const hasPath = to === start.lastIndex && /[/?#]/.test(plain.charAt(to));
    if (hasPath) ({ end: to, read: start.lastIndex } = findPathEnd(plain, to));
    const whole = text.slice(found.index, emphasisEnd(text, found.index, to));
    const link = withoutTrailing(whole, hasPath ? trailing : trailingHost);
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

/** No top-level domain begins in Latin letters or digits and goes on in another script: "https://a.example에서". */
function hostLength(found: string): number {
  const label = found.lastIndexOf(".") + 1;
  const other = found.slice(label).search(/(?!\p{Script=Latin})[^\0-\x7f]/u);
  return label > 0 && other > 0 ? label + other : found.length;
}

/** Emphasis that opens right before an address ends with it: "**https://a.example/b**". */
function emphasisEnd(text: string, from: number, to: number): number {
  const mark = text.charAt(from - 1);
  if (!emphasis.has(mark)) return to;
  let length = 1;
  while (length < 3 && text.charAt(from - 1 - length) === mark) length += 1;
  const closing = mark.repeat(length);
  const link = text.slice(from, to);
  for (let at = link.indexOf(closing); at >= 0; at = link.indexOf(closing, at + 1)) {
    if (!/[\w/]/.test(link.charAt(at + length))) return from + at;
  }
  return to;
}
