import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "#locales/index.ts";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { findCacheableRoute, type Sharing } from "#site/http/cacheable-routes.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter } from "#site/i18n/locale/resolve-locale.ts";
import { waitForDataParameter } from "#site/product-api/timeouts.ts";

/** A request for a page, reduced to what its response may depend on. */
export interface PageRequest {
  readonly sharing: Sharing;
  readonly path: string;
  /** True where anyone can ask for any number of such pages (site/http/cacheable-routes.ts). */
  readonly openEnded: boolean;
  /** The parameters that the page reads, in a fixed order; the whole query where the response is not shared. */
  readonly search: string;
  /** Of a shared response; "en" where all locales share it. */
  readonly locale: Locale;
  /** True where the URL asks for a page that waits for its data, as a crawler's does. */
  readonly waitForData: boolean;
}

/** @param path checked by http/request/request-target.ts @param search empty, or beginning with "?" */
export function readPageRequest(path: string, search: string, headers: IncomingHttpHeaders): PageRequest {
  const query = new URLSearchParams(search);
  const canonicalPath = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  const { sharing, parameters, openEnded = false } = findCacheableRoute(canonicalPath, query);
  const waitForData = query.has(waitForDataParameter);
  if (sharing === "none") return { sharing, path, openEnded, search, locale: "en", waitForData };
  const read = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters?.(query) ?? {})) if (value != null) read.set(name, value);
  let locale: Locale = "en";
  if (sharing === "by-locale") {
    const named = matchLocale(query.get(localeParameter));
    if (named) read.set(localeParameter, named);
    locale = named ?? requestLocale(headers);
  }
  return { sharing, path: canonicalPath, openEnded, search: read.size > 0 ? `?${read}` : "", locale, waitForData };
}

/** The key under which the page cache stores the response. */
export function cacheKey({ locale, path, search }: PageRequest): string {
  return `${locale} ${path}${search}`;
}
