/**
 * Query parameter of a page that waits for its data until the calls end (`responseLimits`), as a crawler's page does, so
 * that it is never in its loading state. A page in its loading state sends the browser there.
 */
export const waitForDataParameter = "whole";

/** Finds the parameter in a query: what stands before and behind it. Spelled out, because it is in the HTML of every page. */
export const waitForDataPattern = /([?&])whole=[^&]*(&?)/;

/**
 * The URL of a page that waits for its data. The rest of the URL stays as it is spelled.
 *
 * @param url of the page, or the part that begins with its query
 */
export function waitForDataUrl(url: string): string {
  const [page = "", ...fragment] = url.split(/(?=#)/);
  const separator = page.includes("?") ? "&" : "?";
  return `${page}${separator}${waitForDataParameter}=1${fragment.join("")}`;
}
