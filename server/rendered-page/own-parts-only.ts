import { hashSourceOf } from "./hash-source.ts";
import { ownStyle, type PageWords } from "./own-style.ts";

/** What is left of a start tag after its name; a quoted value may hold anything. */
const restOfTag = /(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*>/y;

const hashSource = / 'sha256-[^']+'/g;

/** Hashes of blocks that some page's policy has named. */
const known = new Map<string, string>();

/** More than a build has in all languages; the bound only says that it is one. */
const limit = 2000;

interface WholePage {
  /** Content-Security-Policy */
  readonly policy: string;
  /** As it would be sent, in UTF-8. */
  readonly html: Buffer;
}

/**
 * A page without what it does not need, which every first view would wait for: of its styles the rules for what
 * stands in it, in one block; of its policy the hashes of its own blocks, where Astro names those of the whole site.
 * What the policy forbade stays forbidden: a hash is added only of what is left of blocks that it has named.
 */
export function withOwnPartsOnly({ policy, html }: WholePage): { policy: string; html: Buffer } {
  const allowed = new Set(policy.match(hashSource));
  // One character for each byte: many times faster to make than text, and positions are the same.
  const page = html.toString("latin1");
  const present = new Set<string>();
  const found = new Map<string, Block>();
  for (const block of blocksOf(page)) {
    const hash = hashOf(block.content, allowed);
    // The last of the same: before the page's own there may be what a visitor has written into an attribute.
    if (block.isPlainStyle && allowed.has(hash)) found.set(hash, block);
    else present.add(hash);
  }
  if (found.size === 0) return { policy: policy.replace(hashSource, (hash) => (present.has(hash) ? hash : "")), html };
  const hashes = [...found.keys()];
  const styles = [...found.values()].sort((one, other) => one.start - other.start);
  const words = wordsOf(page, styles);
  const own = ownStyle(hashes.join(), () => styles.map(({ content }) => content).join(""), words);
  return {
    policy: policy.replace(hashSource, (hash) => (hash === hashes[0] ? own.hashSource : present.has(hash) ? hash : "")),
    html: withOneStyle(html, styles, own.element),
  };
}

interface Block {
  readonly content: string;
  readonly isPlainStyle: boolean;
  /** Of the whole element. */
  readonly start: number;
  readonly end: number;
}

/**
 * Scripts and styles. Each beginning is looked at for itself, also where a visitor's words in an attribute look like
 * one: that yields something that no policy names, and hides no other.
 */
function* blocksOf(page: string): Generator<Block> {
  for (const name of ["script", "style"]) {
    const opening = `<${name}`;
    const closing = `</${name}>`;
    for (let start = find(page, opening, 0); start !== -1; start = find(page, opening, start + 1)) {
      restOfTag.lastIndex = start + opening.length;
      const [attributes] = restOfTag.exec(page) ?? [];
      // Data are no script to any policy (HTML standard, "prepare the script element").
      if (attributes === undefined || attributes.includes("application/")) continue;
      const from = start + opening.length + attributes.length;
      const to = page.indexOf(closing, from);
      if (to <= from) continue;
      const isPlainStyle = name === "style" && attributes === ">";
      yield { content: page.slice(from, to), isPlainStyle, start, end: to + closing.length };
    }
  }
}

/**
 * `text.indexOf(wanted, from)` in half of the time, or a quarter: V8 goes from one first character to the next for up
 * to six of them, and prepares tables for more. A page is gone through four times.
 */
function find(text: string, wanted: string, from: number): number {
  const beginning = wanted.slice(0, 6);
  let at = text.indexOf(beginning, from);
  while (at !== -1 && !text.startsWith(wanted, at)) at = text.indexOf(beginning, at + 1);
  return at;
}

/** The first of the blocks becomes the one, the others go. */
function withOneStyle(html: Buffer, blocks: readonly Block[], own: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { start, end } of blocks) {
    pieces.push(html.subarray(from, start));
    if (from === 0) pieces.push(own);
    from = end;
  }
  return Buffer.concat([...pieces, html.subarray(from)]);
}

/** An island draws what its page does not show yet. */
const island = "<astro-island";

/** @param styles nothing in them is looked at: they are half of a page, and name no element's class */
function wordsOf(page: string, styles: readonly Block[]): PageWords {
  const markup = outside(page, styles);
  const goesOn = markup.some((part) => find(part, island, 0) !== -1);
  const classNames = new Set<string>();
  for (const value of valuesBetween(markup, 'class="', '"')) {
    for (const name of value.split(" ")) classNames.add(name);
  }
  const tokens = valuesBetween(markup, '="var(--', ')"');
  return {
    hasClass: (name: string) => goesOn || classNames.has(name),
    usesToken: (name: string) => goesOn || tokens.has(name.slice(2)),
  };
}

function outside(page: string, blocks: readonly Block[]): string[] {
  const starts = [0, ...blocks.map(({ end }) => end)];
  return starts.map((start, index) => page.slice(start, blocks[index]?.start));
}

/** @returns each once */
function valuesBetween(texts: readonly string[], opening: string, closing: string): Set<string> {
  const values = new Set<string>();
  for (const text of texts) {
    for (let at = find(text, opening, 0); at !== -1; at = find(text, opening, at)) {
      const from = at + opening.length;
      at = text.indexOf(closing, from);
      if (at === -1) break;
      values.add(text.slice(from, at));
    }
  }
  return values;
}

/**
 * @param block one character for each byte
 * @param allowed only what the policy names is remembered: whatever visitors write is not
 */
function hashOf(block: string, allowed: ReadonlySet<string>): string {
  const remembered = known.get(block);
  if (remembered) return remembered;
  const hash = hashSourceOf(block);
  // A copy: what is cut out of a text keeps the whole of it, here a page.
  if (allowed.has(hash) && known.size < limit) known.set(Buffer.from(block, "latin1").toString("latin1"), hash);
  return hash;
}
