import { createHash } from "node:crypto";

const block = /<(?:script|style)(?: [^>]*)?>([^<][\s\S]*?)<\/(?:script|style)>/g;
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
  const present = new Set(Array.from(html.matchAll(block), ([, text = ""]) => hashOf(text, allowed)));
  return policy.replace(hashSource, (hash) => (present.has(hash) ? hash : ""));
}
