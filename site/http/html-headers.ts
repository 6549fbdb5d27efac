import type { RequestContext } from "#site/page.ts";

/** Headers of every HTML response of the site: pages, embeds, and the two error pages that stand for themselves. */
export const htmlHeaders: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
};

/** Sets the headers of pages and embeds: those of every HTML response, the language, and what caches must tell apart. */
export function setHtmlHeaders(headers: Headers, { i18n, localeInUrl }: RequestContext): void {
  for (const [name, value] of Object.entries(htmlHeaders)) headers.set(name, value);
  headers.set("Content-Language", i18n.locale.code);
  if (!localeInUrl) headers.append("Vary", "Accept-Language, Cookie");
}
