import { brand } from "#brand/brand.ts";
import { type Store, storeUrl } from "#site/features/store-links/store-urls.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { groundColor } from "#site/styles/brand-colors.ts";

export const webManifest = defineEndpoint("web-manifest", () => ({
  status: 200,
  headers: { "Content-Type": "application/manifest+json" },
  cache: "static",
  body: JSON.stringify(webAppManifest),
}));

/** The app in each store, in the terms of the manifest. */
const relatedApplications: Readonly<Record<Store, Readonly<Record<string, string>>>> = {
  google: { platform: "play", id: brand.android.packageName, url: storeUrl("google") },
  apple: { platform: "itunes", url: storeUrl("apple") },
};

/**
 * The web app manifest (W3C): name, icons and colors of a link on a home screen. `display` is `browser`, not
 * `standalone`: the site leads to the app and must not look like one.
 */
export const webAppManifest = {
  name: brand.name,
  short_name: brand.name,
  id: "/",
  start_url: "/",
  display: "browser",
  background_color: groundColor.dark,
  theme_color: groundColor.dark,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ],
  prefer_related_applications: true,
  related_applications: Object.values(relatedApplications),
};
