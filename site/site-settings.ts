/** The operator's settings that pages need; server/config/ reads them from the environment. */
export interface SiteSettings {
  /** Scheme and host of the public site. Canonical URLs and `og:url` are built from it alone. */
  readonly origin: string;
  /** Restores the three observed defects that the specification records (docs/specification-coverage.md). */
  readonly asObserved: boolean;
  /** Origins beside https ones that browsers may load images and videos from, as the operator lists them. */
  readonly mediaOrigins: readonly string[];
  readonly metaPixelId: string | undefined;
  readonly gaMeasurementId: string | undefined;
  /** A second host of this site that is associated with the apps: links to it open the app. */
  readonly appLinkOrigin: string | undefined;
  /** "A1B2C3D4E5.com.example.app"; `undefined` if the brand has no iOS app id. */
  readonly appleAppId: string | undefined;
  readonly androidApp: AndroidApp | undefined;
  /** How accounts are deleted here; `undefined` where it is done in the app or by e-mail only. */
  readonly accountDeletion: AccountDeletionSettings | undefined;
  /** How reports are taken here; `undefined` where that is by e-mail only. */
  readonly reports: ReportSettings | undefined;
  /** Days between a request and the deletion, as pages say. */
  readonly accountDeletionDays: number;
  /** Whether devices may keep copies of the tickets that they have opened; if not, existing copies are removed. */
  readonly offlineTickets: boolean;
  /** What every page says at its top; `undefined` for nothing. */
  readonly announcement: Readonly<Record<"tr" | "en", string>> | undefined;
  /** Whether the site counts page views and store clicks itself. */
  readonly counting: boolean;
}

export interface AccountDeletionSettings {
  /** Whether a receipt is sent by mail too. */
  readonly sendsMail: boolean;
}

export interface ReportSettings {
  /** Months that personal data of a report is kept after the last decision, as pages say. */
  readonly keptMonths: number;
  /** Whether receipts and decisions are sent by mail too. */
  readonly sendsMail: boolean;
}

/** The Android app that may open this site's links. */
export interface AndroidApp {
  readonly packageName: string;
  /** SHA-256 fingerprints of its signing certificates, "AA:BB:…". */
  readonly fingerprints: readonly string[];
}
