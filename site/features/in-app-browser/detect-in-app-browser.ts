import { detectStore } from "#site/features/store-links/detect-store.ts";
import { type Behavior, type InAppBrowserId, inAppBrowsers } from "./in-app-browsers.ts";

/**
 * The app in whose browser a page is open.
 *
 * @param userAgent of a phone or tablet; apps on a desk open links in the system's browser
 * @param window of the page; without it the browsers that say nothing in their user agent are not recognized
 * @returns undefined for an ordinary browser, a crawler, and whatever in-app-browsers.ts does not list
 */
export function detectInAppBrowser(userAgent: string, window: object = {}): InAppBrowserId | undefined {
  return detectStore(userAgent) && findRow(userAgent, window)?.id;
}

/** What is known of the browser that a page is open in; undefined where `detectInAppBrowser` recognizes none. */
export function inAppBehavior(userAgent: string, window: object): Behavior | undefined {
  const platform = detectStore(userAgent);
  return platform && findRow(userAgent, window)?.behavior[platform];
}

function findRow(userAgent: string, window: object) {
  return inAppBrowsers.find(
    (row) =>
      row.userAgent.test(userAgent) ||
      ("windowProperties" in row && row.windowProperties.some((property) => property in window)),
  );
}
