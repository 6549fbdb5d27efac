import { createHash } from "node:crypto";

/** Where a script or style may begin: also where a visitor's words in an attribute look like one. */
const beginning = /<(script|style)(?=[\s>])/g;

/** What is left of a start tag; a quoted value may hold anything. */
const restOfTag = /(?:"[^"]*"|'[^']*'|[^"'>])*>/y;

const hashSource = / 'sha256-[^']+'/g;

/** Hashes of blocks that some page's policy has named: a closed set, whatever visitors ask for. */
const known = new Map<string, string>();

/**
 * Takes from a Content-Security-Policy the hashes of what is not in the page: Astro names those of the whole site,
 * 2.5 kB that no browser needs and every first view waits for. Never adds one, so what was forbidden stays so.
 *
 * @param html as it is sent, in UTF-8
 */
export function withOwnHashesOnly(policy: string, html: Buffer): string {
  const allowed = new Set(policy.match(hashSource));
  const present = new Set<string>();
  for (const block of blocksOf(html.toString("latin1"))) present.add(hashOf(block, allowed));
  return policy.replace(hashSource, (hash) => (present.has(hash) ? hash : ""));
}

/**
 * The contents of scripts and styles. Each beginning is looked at for itself: one that a visitor has written yields
 * something that no policy names, and hides no other.
 *
 * @param html one character for each byte, which is many times faster to make than text
 */
function* blocksOf(html: string): Generator<string> {
  for (const { 0: start, 1: name, index } of html.matchAll(beginning)) {
    restOfTag.lastIndex = index + start.length;
    const [attributes] = restOfTag.exec(html) ?? [];
    // Data are no script to any policy (HTML standard, "prepare the script element").
    if (attributes === undefined || attributes.includes("application/")) continue;
    const from = index + start.length + attributes.length;
    const to = html.indexOf(`</${name}>`, from);
    if (to > from) yield html.slice(from, to);
  }
}

/** @param block one character for each byte */
function hashOf(block: string, allowed: ReadonlySet<string>): string {
  const remembered = known.get(block);
  if (remembered) return remembered;
  const hash = ` 'sha256-${createHash("sha256").update(block, "latin1").digest("base64")}'`;
  if (allowed.has(hash)) known.set(block, hash);
  return hash;
}
