import type { RouteQuery } from "./http/define-routes.ts";
import { type EmbedName, type PageName, routeOf } from "./routes.ts";

/** What third parties may learn from a page: from scripts on it, and from where its visitors go next. */
export interface PagePrivacy {
  /** Whether no vendor's script may run there, whatever the visitor has allowed. */
  readonly isClosed: boolean;
  /** The policy that hides the page's URL from the next page; the site's default where it needs no hiding. */
  readonly headers: { readonly "Referrer-Policy"?: "no-referrer" | "origin" };
}

/**
 * Closes a page to vendors where its URL or its content says more than its kind (docs/decisions/0006): a ticket's URL is
 * its credential, a report's says who reports what, a post's whom somebody reads, and the URL of an error page may be a
 * mistyped ticket's. It follows from the route and its query, never from content, so that it holds for errors too.
 *
 * Of the policies, these two also hide the URL from `navigation.entries()` of the next page; `strict-origin` does not.
 */
export function pagePrivacy(name: PageName | EmbedName, query: RouteQuery): PagePrivacy {
  const { confidential, form, namesContent } = routeOf(name);
  const isClosed = confidential || (typeof namesContent === "function" ? namesContent(query) : namesContent);
  if (!isClosed) return { isClosed: false, headers: {} };
  // Browsers without Sec-Fetch-Site send `Origin: null` with the form of a page without referrer. One that has a secret
  // is accepted all the same (decision 16).
  return { isClosed, headers: { "Referrer-Policy": form && !form.hasSecret ? "origin" : "no-referrer" } };
}
