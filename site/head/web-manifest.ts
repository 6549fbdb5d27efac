import { brand } from "#brand/brand.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";

/**
 * The web app manifest (W3C): name, icons and colors of a link on a home screen. `display` is `browser`, not
 * `standalone`: the site leads to the app and must not look like one.
 */
export function createWebManifest(): Record<string, unknown> {
  return {
    name: brand.name,
    short_name: brand.name,
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: brand.themeColor.dark,
    theme_color: brand.themeColor.dark,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    prefer_related_applications: true,
    related_applications: [
      { platform: "play", id: brand.android.packageName, url: storeUrl("google") },
      { platform: "itunes", url: storeUrl("apple") },
    ],
  };
}
