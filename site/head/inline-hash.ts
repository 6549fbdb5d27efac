import { createHash } from "node:crypto";
import type { InlineHash } from "./content-security-policy.ts";

const hashes = new Map<string, InlineHash>();

/** The Content-Security-Policy hash of inline CSS; remembered, because there is one text for each page of the build. */
export function inlineHash(css: string): InlineHash {
  const known = hashes.get(css);
  if (known) return known;
  const hash: InlineHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
  hashes.set(css, hash);
  return hash;
}
