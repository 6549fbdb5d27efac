/** What an operator sets (server/environment.ts) and a page needs to know. */
export interface SiteSettings {
  /** Scheme and host under which visitors reach the site; canonical and og:url come from it alone. */
  readonly origin: string;
  /** Restores the three faults the specification records (README, "As observed"). */
  readonly asObserved: boolean;
  /** Origins pictures and videos may come from besides https ones: the product server's own. */
  readonly mediaOrigins: readonly string[];
  readonly metaPixelId: string | undefined;
  readonly gaMeasurementId: string | undefined;
  /** A second host of this site that the apps are associated with too; links to it open the app. */
  readonly appLinkOrigin: string | undefined;
  /** "A1B2C3D4E5.com.example.app"; undefined while the brand does not name it. */
  readonly appleAppId: string | undefined;
  readonly androidApp: AndroidApp | undefined;
  /** Whether page views and store clicks are counted here, by the site itself. */
  readonly counting: boolean;
}

/** The Android app that may open this site's links. */
export interface AndroidApp {
  readonly packageName: string;
  /** SHA-256 of its signing certificates, "AA:BB:…". */
  readonly fingerprints: readonly string[];
}
