import type { SiteSettings } from "#site/site-settings.ts";
import { readAnnouncement } from "./announcement.ts";
import type { Environment } from "./environment.ts";

/**
 * Selects the settings that pages may read.
 *
 * @throws StartupError for an announcement that cannot be shown
 */
export function siteSettings(
  environment: Environment,
  productServer: {
    readonly accountDeletion: { readonly sendsMail: boolean } | undefined;
    readonly reports: { readonly sendsMail: boolean } | undefined;
  },
  apps: Pick<SiteSettings, "appleAppId" | "androidApp">,
): SiteSettings {
  return {
    origin: environment.siteOrigin,
    asObserved: environment.asObserved,
    mediaOrigins: environment.mediaOrigins,
    metaPixelId: environment.metaPixelId,
    gaMeasurementId: environment.gaMeasurementId,
    appLinkOrigin: environment.appLinkOrigin,
    accountDeletion: productServer.accountDeletion && { sendsMail: productServer.accountDeletion.sendsMail },
    reports: productServer.reports && {
      sendsMail: productServer.reports.sendsMail,
      keptMonths: environment.reportMonths,
    },
    accountDeletionDays: environment.accountDeletionDays,
    offlineTickets: environment.offlineTickets,
    announcement: readAnnouncement(environment.announcementFile),
    ...apps,
    counting: environment.counting,
  };
}
