import type { brand } from "#brand/brand.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import type { Environment } from "./environment.ts";
import { readSettingFile } from "./setting-file.ts";
import { StartupError } from "./startup-error.ts";

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
  { ios, android }: Pick<typeof brand, "ios" | "android">,
): SiteSettings {
  const { signingFingerprints: fingerprints, packageName } = android;
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
    // Without them, no link opens an app.
    appleAppId: ios.teamId && ios.bundleId ? `${ios.teamId}.${ios.bundleId}` : undefined,
    androidApp: fingerprints.length > 0 ? { packageName, fingerprints } : undefined,
    counting: environment.counting,
  };
}

/** Code units of a line: it stands at the top of every page. */
const maxLength = 300;

/**
 * Reads what all pages say at the top: a text file with a line in Turkish and a line in English.
 *
 * @param file absolute path
 * @throws StartupError where the file cannot be read, or has no two lines that fit
 */
export function readAnnouncement(file: string | undefined): SiteSettings["announcement"] {
  if (file === undefined) return undefined;
  const lines = readSettingFile("ANNOUNCEMENT_FILE", file)
    .toString()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [tr, en, more] = lines;
  if (!tr || !en || more !== undefined || lines.some(({ length }) => length > maxLength)) {
    throw new StartupError(
      `ANNOUNCEMENT_FILE must have a line in Turkish and a line in English, of at most ${maxLength} characters: ${file}.`,
    );
  }
  return { tr, en };
}
