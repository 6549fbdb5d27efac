import type { IncomingHttpHeaders } from "node:http";

/**
 * Tells whether a page of this site has sent a request. Browsers say so in `Sec-Fetch-Site`, which no script can set;
 * those without it send `Origin`, which is `null` where the page sends no referrer.
 *
 * @param mayBeHidden accepts that `null`, which a page of any site can send; for a form that has a secret of its own
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string, mayBeHidden = false): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return headers.origin === siteOrigin || (mayBeHidden && headers.origin === "null");
}
