import { loadScript, type Tracker } from "./tracker.ts";

/** Meta's queue until its script has arrived, which then takes over by setting `callMethod`. */
interface Fbq {
  (...parameters: unknown[]): void;
  callMethod?: (...parameters: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** What Meta's script stores on this site: two cookies, and in localStorage which site the visitor came from and when. */
export const storedByMeta = /^(_fb[cp]|lastExternalReferrer(Time)?|topicsLastReferenceTime)$/;

/**
 * Meta Pixel by its own script, with consent revoked before `init` and granted after. `autoConfig` is off:
 * otherwise the pixel reads button texts and page metadata by itself.
 */
export function createMetaPixel(pixelId: string): Tracker {
  return {
    start() {
      const fbq = metaQueue();
      fbq("consent", "revoke");
      fbq("set", "autoConfig", false, pixelId);
      fbq("init", pixelId);
      fbq("consent", "grant");
      fbq("track", "PageView");
      loadScript("https://connect.facebook.net/en_US/fbevents.js");
    },
    reportStoreClick: ({ store, position }) => metaQueue()("trackCustom", "StoreClick", { platform: store, position }),
    stop: () => metaQueue()("consent", "revoke"),
  };
}

function metaQueue(): Fbq {
  if (window.fbq) return window.fbq;
  const fbq: Fbq = (...parameters: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...parameters);
    else fbq.queue.push(parameters);
  };
  fbq.queue = [];
  fbq.push = fbq;
  fbq.loaded = true;
  fbq.version = "2.0";
  // Moving through a page is no page view.
  fbq.disablePushState = true;
  window.fbq = fbq;
  window._fbq = fbq;
  return fbq;
}
