import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fallbackErrorDocument, fallbackErrorPolicy } from "#server/http/fallback-error-page.ts";

/** Those that deploy/nginx.conf answers by itself; the page of another status is that of the nearest. */
const statuses = [400, 404, 413, 429, 503, "closed"] as const;

/**
 * Writes the error pages of a proxy, `<status>.html`, in Turkish and English: it does not know the visitor's language. nginx
 * includes their policy, in which the hash of their style follows the brand's colors.
 */
export function writeErrorPages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const status of statuses) writeFileSync(join(folder, `${status}.html`), fallbackErrorDocument(status));
  writeFileSync(join(folder, "policy.conf"), `add_header Content-Security-Policy "${fallbackErrorPolicy}" always;\n`);
}
