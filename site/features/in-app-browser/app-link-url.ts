import { brand } from "#brand/brand.ts";
import type { Platform } from "#site/features/store-links/store-urls.ts";
import type { Behavior } from "./in-app-browsers.ts";
import { intentUrl, wayOutUrl } from "./way-out.ts";

/** A link of the page that leads to an app. */
export interface AppLink {
  /** The store that it opens; undefined of "Open in the app". */
  readonly store: Platform | undefined;
  /** As the page has it. */
  readonly href: string;
}

/**
 * Where a link that leads to an app leads in an in-app browser, which asks no association file and opens stores as web
 * pages.
 *
 * @param page its URL
 * @returns undefined where no sure way is known: a store's link stays as it is, "Open in the app" needs the written way
 */
export function appLinkUrl({ store, href }: AppLink, { wayOut }: Behavior, page: string): string | undefined {
  if (store !== undefined) {
    const isPlay = store === "google" && wayOut === "intent";
    return isPlay ? intentUrl(href, { packageName: "com.android.vending", fallback: href }) : undefined;
  }
  if (wayOut === "intent") return intentUrl(href, { packageName: brand.android.packageName, fallback: page });
  // In the browser, a second press opens the app.
  return wayOut && wayOutUrl(wayOut, page);
}
