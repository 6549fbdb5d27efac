import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import { downloadPath, type Origin, storeContext } from "#site/features/store-links/store-context.ts";
import { type Store, storeUrl } from "#site/features/store-links/store-urls.ts";
import type { Behavior } from "./in-app-browsers.ts";

/**
 * The URL that leaves an in-app browser for the phone's own one, with query and fragment. Neither is approved by the
 * phone's vendor, so nothing follows it without a press.
 *
 * @param page absolute, as `location.href` has it
 */
export function wayOutUrl(wayOut: NonNullable<Behavior["wayOut"]>, page: string): string {
  return wayOut === "intent" ? intentUrl(page) : `x-safari-${page}`;
}

/** A link of the page that leads to an app. */
interface AppLink {
  /** The store that it opens; undefined of "Open in the app". */
  readonly store: Store | undefined;
  /** As the page has it. */
  readonly href: string;
}

/**
 * The URL of a link to an app in an in-app browser, which ignores association files and opens stores as web pages.
 *
 * @param page its URL
 * @returns undefined where no sure way is known: a store's link stays as it is, "Open in the app" needs the written way
 */
export function appLinkUrl({ store, href }: AppLink, { wayOut }: Behavior, page: string): string | undefined {
  if (store !== undefined) {
    const isPlay = store === "google" && wayOut === "intent";
    return isPlay ? intentUrl(href, "com.android.vending", href) : undefined;
  }
  if (wayOut === "intent") return openInAppIntent(href, page) ?? intentUrl(href, brand.android.packageName, page);
  // In the browser, a second press opens the app.
  return wayOut && wayOutUrl(wayOut, page);
}

/**
 * Opens a page in the app, and Google Play without it, on a site without a host of the app's own.
 *
 * @param href of "Open in the app": there, the download page with the page's context
 * @param page its URL
 * @returns undefined where the link leads to the app's own host
 */
export function openInAppIntent(href: string, page: string): string | undefined {
  const { pathname: target, searchParams } = new URL(href);
  if (target !== downloadPath({ from: "download" })) return undefined;
  const { origin, pathname, search } = new URL(page);
  const { lang } = document.documentElement;
  const context = storeContext(searchParams.get("from") as Origin, lang as Locale, searchParams.get("id") ?? undefined);
  const listing = storeUrl("google", { context, position: "auto" });
  return intentUrl(origin + pathname + search, brand.android.packageName, listing);
}

/**
 * An Android intent that opens a URL (https://developer.chrome.com/docs/android/intents). What stands behind the last `#`
 * is the intent's own, so the URL keeps its fragment.
 *
 * @param packageName of the app that is to open it; without, the phone's default browser does
 * @param fallback where to go if nothing opens it
 */
export function intentUrl(url: string, packageName?: string, fallback?: string): string {
  const { protocol, href } = new URL(url);
  const parts = [
    "Intent",
    `scheme=${protocol.slice(0, -1)}`,
    ...(packageName === undefined ? [] : [`package=${packageName}`]),
    ...(fallback === undefined ? [] : [`S.browser_fallback_url=${encodeURIComponent(fallback)}`]),
    "end",
  ];
  return `intent:${href.slice(protocol.length)}#${parts.join(";")}`;
}
