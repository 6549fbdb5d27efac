import type { PageKind } from "#site/routes.ts";
import type { Tracker } from "./tracker.ts";

/**
 * Where no vendor's script may run (page-privacy.ts, `hasSecrets`), the page sends an image request instead, without a
 * referrer. Its URL is made of the page's kind and nothing else of the page.
 */
export interface BeaconPage {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly kind: PageKind;
  /** Requests an image; the response does not matter. */
  readonly send: (url: string) => void;
}

/** Meta's documented pixel for pages without script (`noscript=1`), with the page's URL given explicitly. */
export function createMetaBeacon(pixelId: string, { origin, kind, send }: BeaconPage): Tracker {
  const report = (ev: string, data: Record<string, string> = {}) =>
    send(imageUrl("https://www.facebook.com/tr", { id: pixelId, ev, dl: `${origin}/${kind}`, ...data, noscript: "1" }));
  return {
    start: () => report("PageView"),
    reportStoreClick: ({ store, position }) =>
      report("StoreClick", { "cd[platform]": store, "cd[position]": position }),
  };
}

/**
 * The hit gtag.js itself would send, reduced to kind and event (docs/decisions/0006 says what is known of this
 * URL). `gcs=G101`: advertising storage denied, analytics storage granted; `npa=1`: no personalized ads.
 *
 * @param cid the visitor's Google Analytics number; a random one is never stored
 */
export function createGoogleBeacon(tid: string, cid: string, { origin, kind, send }: BeaconPage): Tracker {
  const hit = { v: "2", tid, cid, gcs: "G101", npa: "1", dl: `${origin}/${kind}`, dt: kind };
  const report = (en: string, data: Record<string, string> = {}) =>
    send(imageUrl("https://www.google-analytics.com/g/collect", { ...hit, en, ...data }));
  return {
    start: () => report("page_view"),
    reportStoreClick: ({ store, position }) => report("store_click", { "ep.platform": store, "ep.position": position }),
  };
}

/** @param cookies `document.cookie`; `_ga=GA1.1.111.222` holds the number 111.222 */
export function googleClientId(cookies: string): string | undefined {
  return /(?:^|;\s*)_ga=GA\d\.\d+\.(\d+\.\d+)(?:;|$)/.exec(cookies)?.[1];
}

export function sendImage(source: string): void {
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.src = source;
}

function imageUrl(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}
