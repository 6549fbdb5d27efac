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
