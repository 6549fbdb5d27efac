import type { Assets } from "./assets.ts";
import type { RequestBindings } from "./page.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The settings where an operator has set nothing. */
export const plainSiteSettings: SiteSettings = {
  origin: "https://www.meydan.example",
  asObserved: false,
  mediaOrigins: [],
  metaPixelId: undefined,
  gaMeasurementId: undefined,
  appLinkOrigin: undefined,
  appleAppId: undefined,
  androidApp: undefined,
  counting: false,
  offlineTickets: true,
  accountDeletion: undefined,
  accountDeletionDays: 30,
};

/** What a server that can do nothing gives the site: it finds, signs and draws nothing. */
export const plainBindings: Omit<RequestBindings, "log" | "requestId"> = {
  settings: plainSiteSettings,
  productApi: { get: async () => ({ ok: false, failure: "not-found" }) },
  signImage: (url) => ({ url }),
  loadImage: async () => undefined,
  previewImages: { draw: async () => "busy", find: () => undefined },
  ticketSecrets: { deriveId: () => "0".repeat(32), appleWallet: undefined, googleWallet: undefined },
};

/** The assets of a build without styles. */
export const plainAssets: Assets = {
  css: () => "",
  clientEntry: "/assets/client.js",
  scripts: {
    measurement: "/measurement.js",
    counting: "/counting.js",
    "reveal-on-scroll": "/reveal.js",
    print: "/print.js",
    "missing-fonts": "/missing-fonts.js",
  },
};
