import { createHash } from "node:crypto";

/** What may stand in a start tag; a quoted value may hold anything, "<script>" in a post's text too. */
const attributes = `(?:"[^"]*"|'[^']*'|[^"'>])*`;

/** A script or style with its content, or any other tag whole, so that nothing in its attributes is taken for one. */
const tag = new RegExp(`<(script|style)(?=[\\s>])${attributes}>([\\s\\S]*?)</\\1>|<[a-z/!]${attributes}>`, "gi");

const hashSource = / 'sha256-[^']+'/g;

/** Hashes of blocks that some page's policy has named: a closed set, whatever visitors ask for. */
const known = new Map<string, string>();

function hashOf(text: string, allowed: ReadonlySet<string>): string | undefined {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const hash = ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  if (allowed.has(hash)) known.set(text, hash);
  return hash;
}

/**
 * Takes from a Content-Security-Policy the hashes of what is not in the page: Astro names those of the whole site,
 * 2.5 kB that no browser needs and every first view waits for. Never adds one, so what was forbidden stays so.
 */
export function withOwnHashesOnly(policy: string, html: string): string {
  const allowed = new Set(policy.match(hashSource));
  const present = new Set(Array.from(html.matchAll(tag), ([, , text]) => text && hashOf(text, allowed)));
  return policy.replace(hashSource, (hash) => (present.has(hash) ? hash : ""));
}
