import { brand } from "#brand/brand.ts";

export type Platform = "apple" | "google";

/** The app's listing on Google Play, or on the App Store's Turkish storefront (specification, section 2). */
export function storeUrl(platform: Platform): string {
  if (platform === "google") {
    return `https://play.google.com/store/apps/details?id=${encodeURIComponent(brand.android.packageName)}`;
  }
  return `https://apps.apple.com/${brand.ios.storefront}/app/id${brand.ios.appId}`;
}
