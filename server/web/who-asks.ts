import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { isCrawler } from "#site/http/is-crawler.ts";

// Three questions about the client of a page. None follows from another: a browser over plain HTTP sends no Sec-Fetch
// headers, waits for data, and is counted.

/** Most requests come from few user agents, so each is matched once. */
const known = new LRUCache<string, boolean>({ max: 1000, memoMethod: isCrawler });

/** Characters of a user agent. Longer ones are matched each time: a thousand of 16 kB would fill the memory. */
const maxKnown = 500;

/** Whether the client is a crawler, by its user agent. */
export function asksAsCrawler({ "user-agent": userAgent = "" }: IncomingHttpHeaders): boolean {
  return userAgent.length > maxKnown ? isCrawler(userAgent) : known.memo(userAgent);
}

/** Matches `waitForDataParameter`. */
const waitForDataParameter = /[?&]whole(?:[=&]|$)/;

/** Whether a page in its loading state reloads with its data, which is no new visit. @param url path and query */
export function hasWaitForData(url: string): boolean {
  return waitForDataParameter.test(url);
}

const pages: ReadonlySet<unknown> = new Set(["document", "iframe", "frame"]);

/**
 * Whether this is surely a browser that opens a page: it may get the page in its loading state, which reloads with its
 * data. Other clients wait for data: they may store the response, or are prefetching. Browsers send these headers over
 * https, Safari since 16.4.
 */
export function opensPage(headers: IncomingHttpHeaders): boolean {
  const isOpened = headers["sec-fetch-mode"] === "navigate" && pages.has(headers["sec-fetch-dest"]);
  return isOpened && !isAhead(headers) && !asksAsCrawler(headers);
}

/**
 * Whether a browser prefetches or prerenders a page, which its visitor may never see. Firefox, and Safari while a URL is
 * typed, say so in headers of their own.
 */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers["sec-purpose"] ?? headers["x-purpose"] ?? headers.purpose ?? headers["x-moz"];
  return typeof purpose === "string" && /^(?:prefetch|prerender|preview)/i.test(purpose);
}
