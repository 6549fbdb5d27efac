import { createHash } from "node:crypto";
import type { InlineHash } from "./content-security-policy.ts";

const hashes = new Map<string, InlineHash>();

/** The Content-Security-Policy hash of inline CSS. Cached, because every response of a page has the same CSS. */
export function inlineHash(css: string): InlineHash {
  const cached = hashes.get(css);
  if (cached) return cached;
  const hash: InlineHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
  hashes.set(css, hash);
  return hash;
}
