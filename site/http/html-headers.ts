import type { RequestContext } from "#site/page.ts";

/** Headers of every HTML response of the site: its type, its language, and what caches must tell apart. */
export function setHtmlHeaders(headers: Headers, { i18n, localeInUrl }: RequestContext): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", i18n.locale.code);
  if (!localeInUrl) headers.append("Vary", "Accept-Language, Cookie");
}
