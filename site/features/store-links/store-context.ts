import { isIdentifier } from "#contract/identifiers.ts";
import type { Locale } from "#locales/index.ts";
import type { PageKind } from "#site/routes.ts";
import { hasPublicId } from "./has-public-id.ts";

/** What brought a visitor to the download page: a page of this site, or a URL that is printed somewhere. */
export type Origin = PageKind | "print";

/**
 * Where a visitor comes from, as it travels through /download into the stores: values of closed lists, and of a post
 * or profile its public id. There is no way to put anything of a ticket, or a visitor's own words, into it.
 */
export interface StoreContext {
  readonly from: Origin;
  readonly language: Locale;
  /** Of a post or profile only. */
  readonly id?: string;
}

/** The context of a page. @param id of the post or profile it shows, as its address has it; faulty ones are dropped */
export function storeContext(from: Origin, language: Locale, id?: string): StoreContext {
  return hasPublicId(from) && isIdentifier(id) ? { from, language, id } : { from, language };
}

/**
 * The download page, with the context in it: `/download?from=post&id=…`; bare where there is nothing to carry.
 *
 * @param to "auto" sends a phone on to its store: for codes, which phones read, and where one press is to lead there
 */
export function downloadPath({ from, id }: Pick<StoreContext, "from" | "id">, to?: "auto"): string {
  const query = new URLSearchParams({
    ...(to && { to }),
    ...(from !== "download" && { from }),
    ...(hasPublicId(from) && id !== undefined && { id }),
  });
  return query.size > 0 ? `/download?${query}` : "/download";
}
