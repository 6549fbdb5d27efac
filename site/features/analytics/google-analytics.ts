import { loadScript, type Tracker } from "./tracker.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What Google's script stores on this site (and `_gid`, `_gat`, `_gcl`, which earlier versions did). */
export const storedByGoogle = /^_(ga|gid|gat|gcl)(_|$)/;

const advertising = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };

/**
 * Google Analytics by its own script (gtag.js), with Consent Mode v2: all denied by default, then `update` with
 * what was allowed, then the tag. The visitor was asked about analytics by Google and advertising by Meta, so
 * Google's three advertising signals stay denied (docs/decisions/0006).
 */
export function createGoogleAnalytics(measurementId: string): Tracker {
  return {
    start() {
      gtag("consent", "default", { ...advertising, analytics_storage: "denied", wait_for_update: 500 });
      gtag("consent", "update", { ...advertising, analytics_storage: "granted" });
      gtag("js", new Date());
      gtag("config", measurementId, {
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
    },
    reportStoreClick: ({ store, position }) => gtag("event", "store_click", { platform: store, position }),
    stop() {
      gtag("consent", "update", { analytics_storage: "denied" });
      // Google's documented switch; without it denied consent still lets "cookieless pings" out.
      Reflect.set(window, `ga-disable-${measurementId}`, true);
    },
  };
}

function gtag(..._parameters: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: gtag.js ignores plain arrays; it acts on `arguments` objects only
  window.dataLayer.push(arguments);
}
