import type { AstroGlobal } from "astro";
import { isConfidential, type PageKind } from "#site/page-kind.ts";
import type { SiteSettings } from "#site/site-settings.ts";

/** One, or several with ";" between: Astro compares each that it is given with all before. */
type Directives = Parameters<NonNullable<AstroGlobal["csp"]>["insertDirective"]>[0];

type TrackerSettings = Pick<SiteSettings, "mediaOrigins" | "metaPixelId" | "gaMeasurementId">;

export interface PagePolicy {
  readonly directives: Directives;
  /** Hosts scripts may come from besides the site itself. */
  readonly scriptHosts: string[];
}

/** Pages that show videos from wherever the product server says they are. */
const kindsWithForeignMedia: readonly PageKind[] = ["post", "profile", "ticket"];

/**
 * What a page adds to Astro's hashes of its own scripts and styles. `default-src 'none'` stands in
 * astro.config.ts; everything a page may load is named here. The trackers' hosts are those their vendors name
 * (docs/decisions/0006), only where they are configured and only on pages that use them.
 *
 * @param loading whether the page goes on in the browser
 */
export function pagePolicy(settings: TrackerSettings, kind: PageKind, loading = false): PagePolicy {
  const media = kindsWithForeignMedia.includes(kind) ? ["https:", ...settings.mediaOrigins] : [];
  // The site serves users' pictures itself; only a page that reads the product server's answer in the browser does not.
  const foreignImages = loading ? media : [];
  const google = settings.gaMeasurementId !== undefined;
  const meta = settings.metaPixelId !== undefined;
  const vendorScripts = !isConfidential(kind);
  const images = [
    ...(google ? [vendorScripts ? "https://*.google-analytics.com" : "https://www.google-analytics.com"] : []),
    ...(google && vendorScripts ? ["https://www.googletagmanager.com"] : []),
    ...(meta ? ["https://www.facebook.com"] : []),
  ];
  const connections = vendorScripts
    ? [
        ...(google ? ["https://*.google-analytics.com", "https://*.analytics.google.com"] : []),
        ...(google ? ["https://www.googletagmanager.com"] : []),
        ...(meta ? ["https://www.facebook.com"] : []),
      ]
    : [];
  const sources = {
    img: ["'self'", "data:", ...foreignImages, ...images].join(" "),
    media: ["'self'", ...media].join(" "),
    connect: ["'self'", ...connections].join(" "),
  };
  return {
    directives: `img-src ${sources.img};media-src ${sources.media};connect-src ${sources.connect};manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'`,
    scriptHosts: vendorScripts
      ? [...(google ? ["https://www.googletagmanager.com"] : []), ...(meta ? ["https://connect.facebook.net"] : [])]
      : [],
  };
}

/**
 * The card of /embed/post/:uuid: shows pictures and videos, runs nothing, asks nothing, and is the one document of
 * the site that anybody may frame. Its `script-src 'none'` is set by site/http/forbid-scripts.ts.
 */
export function embedPolicy({ mediaOrigins }: Pick<SiteSettings, "mediaOrigins">): Directives {
  const media = ["'self'", "https:", ...mediaOrigins].join(" ");
  return `img-src 'self' data:;media-src ${media};form-action 'none';base-uri 'none';frame-ancestors *`;
}
