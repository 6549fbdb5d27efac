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
}
