import { detectPhone, namedPhone } from "#site/features/store-links/detect-phone.ts";
import { type Behavior, type InAppBrowserId, inAppBrowsers, menus } from "./in-app-browsers.ts";

/** Of the browser in which a page is open, and of its phone. */
export interface KnownBehavior extends Behavior {
  readonly menu: (typeof menus)[keyof typeof menus];
}

/**
 * The app in whose browser a page is open.
 *
 * @param userAgent of a phone or tablet; apps on a desktop open links in the system's browser
 * @param window of the page; without it the browsers that say nothing in their user agent are not recognized
 * @returns undefined for an ordinary browser, a crawler, and whatever in-app-browsers.ts does not list
 */
export function detectInAppBrowser(userAgent: string, window: object = {}): InAppBrowserId | undefined {
  return detectPhone(userAgent) && findRow(userAgent, window)?.id;
}

/**
 * What is known of the browser that a page is open in; undefined where `detectInAppBrowser` recognizes none. In browsers it
 * comes without the patterns of crawlers, none of which calls itself one of these.
 */
export function inAppBehavior(userAgent: string, window: object): KnownBehavior | undefined {
  const phone = namedPhone(userAgent);
  const row = phone && findRow(userAgent, window);
  return row && { ...row[phone], menu: menus[phone] };
}

function findRow(userAgent: string, window: object) {
  return inAppBrowsers.find(
    (row) =>
      row.userAgent.test(userAgent) ||
      ("windowProperties" in row && row.windowProperties.some((property) => property in window)),
  );
}
