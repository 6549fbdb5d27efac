/**
 * Query parameter of a page that waits for its data until the calls end (`responseLimits`), as a crawler's page does, so
 * that it is never in its loading state. A page in its loading state sends the browser there.
 */
export const waitForDataParameter = "whole";

/**
 * Finds the parameter in a query: what stands before it, its value, and what stands behind it. Spelled out, because it is in
 * the HTML of every page.
 */
export const waitForDataPattern = /([?&])whole=([^&]*)(&?)/;

/**
 * The URL of a page that waits for its data. The rest of the URL stays as it is spelled.
 *
 * @param url of the page, or the part that begins with its query
 * @param countedBy the counters that have the visit already (site/head/claim-view.ts)
 */
export function waitForDataUrl(url: string, countedBy = "1"): string {
  const [page = "", ...fragment] = url.split(/(?=#)/);
  const separator = page.includes("?") ? "&" : "?";
  return `${page}${separator}${waitForDataParameter}=${countedBy}${fragment.join("")}`;
}
