import { brand } from "#brand/brand.ts";
import type { StorePage } from "#brand/campaigns.ts";
import { hasPublicId } from "./has-public-id.ts";
import type { StoreContext } from "./store-context.ts";

/** The stores that have the app, in the order in which they are offered. */
export const stores = ["apple", "google"] as const;

export type Store = (typeof stores)[number];

/** The places of the site a store link can stand in: `data-position` of every store link. */
export const storePositions = ["overlay", "landing", "footer", "chooser", "profile", "download", "auto"] as const;

export type StorePosition = (typeof storePositions)[number];

/** What a store's address is made of; the brand's own but in tests. */
type Listing = {
  readonly android: { readonly packageName: string };
  readonly ios: { readonly appId: string; readonly storefront: string; readonly providerToken: string | undefined };
  readonly storePages: Readonly<Record<string, StorePage | undefined>>;
};

/** Where a visitor came from and which link was pressed. */
interface Source {
  readonly context: StoreContext;
  readonly position: StorePosition;
}

/**
 * The app's listing in a store (specification, section 2).
 *
 * @param from lets the store count the visit and the app open what the visitor saw; the bare listing without it
 */
export function storeUrl(store: Store, from?: Source, listing: Listing = brand): string {
  return storeUrls[store](listing, from);
}

const storeUrls: Readonly<Record<Store, (listing: Listing, from: Source | undefined) => string>> = {
  apple: ({ ios, storePages }, from) => {
    const url = `https://apps.apple.com/${ios.storefront}/app/id${ios.appId}`;
    if (!from) return url;
    const ppid = storePages[from.context.from]?.ppid;
    const query = new URLSearchParams({
      ...(ios.providerToken && { pt: ios.providerToken }),
      ct: storeToken(from.context, from.position),
      mt: "8", // mobile apps, as in the links App Store Connect makes
      ...(ppid && { ppid }),
    });
    return `${url}?${query}`;
  },
  google: ({ android, storePages }, from) => {
    const query = new URLSearchParams({ id: android.packageName });
    if (from) query.set("referrer", installReferrer(from.context, from.position));
    const page = from && storePages[from.context.from]?.listing;
    if (page) query.set("listing", page);
    return `https://play.google.com/store/apps/details?${query}`;
  },
};

/**
 * What Google Play hands to the app at its first start (Play Install Referrer, kept for 90 days): the page kind, the
 * position, the App Store's token, so that both consoles count by the same name, and the path the app is to
 * open.
 */
function installReferrer(context: StoreContext, position: StorePosition): string {
  const path = deepLinkPath(context);
  return new URLSearchParams({
    utm_source: "website",
    utm_medium: context.from,
    utm_campaign: storeToken(context, position),
    utm_content: position,
    ...(path !== undefined && { deep_link: path }),
  }).toString();
}

/** "post-chooser-tr": App Store Connect counts installs by it; it takes 30 characters, and a test holds that. */
export function storeToken(context: StoreContext, position: StorePosition): string {
  return `${context.from}-${position}-${context.language}`;
}

/** The public page the app is to open; of a ticket, whose address is its credential, there is none. */
export function deepLinkPath({ from, id }: StoreContext): string | undefined {
  return id !== undefined && hasPublicId(from) ? `/${from}/${id}` : undefined;
}
