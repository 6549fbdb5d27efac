import type { IncomingHttpHeaders } from "node:http";

/**
 * Tells whether a page of this site has sent a request. Browsers say so in `Sec-Fetch-Site`, which no script can set;
 * those without it send `Origin`. A page without a referrer (a ticket) sends `Origin: null`, so the first decides.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === siteOrigin : site === "same-origin";
}
