import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "#locales/index.ts";
import { fallbackErrorDocument } from "#server/http/fallback-error-page.ts";

/** Those that deploy/nginx.conf answers by itself; the page of another status is that of the nearest. */
const statuses = [400, 404, 413, 429, 500, 503];

/** Writes the error pages of a proxy: `<language>/<status>.html`, and `any/` in Turkish and English. */
export function writeErrorPages(folder: string): void {
  for (const locale of [...locales, undefined]) {
    const ofLanguage = join(folder, locale ?? "any");
    mkdirSync(ofLanguage, { recursive: true });
    for (const status of statuses) {
      writeFileSync(join(ofLanguage, `${status}.html`), fallbackErrorDocument(status, locale));
    }
  }
}
