import { brand } from "#brand/brand.ts";

export type Platform = "apple" | "google";

/** The places of the site a store link can stand in: `data-position` of every store link. */
export type StorePosition =
  | "overlay"
  | "landing"
  | "chooser"
  | "join-slide"
  | "post"
  | "profile"
  | "ticket"
  | "download"
  | "error";

/** The app's listing on Google Play, or on the App Store's Turkish storefront (specification, section 2). */
export function storeUrl(platform: Platform): string {
  if (platform === "google") {
    return `https://play.google.com/store/apps/details?id=${encodeURIComponent(brand.android.packageName)}`;
  }
  return `https://apps.apple.com/${brand.ios.storefront}/app/id${brand.ios.appId}`;
}
