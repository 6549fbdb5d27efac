import { detectInAppBrowser } from "#site/features/in-app-browser/detect-in-app-browser.ts";
import { findCampaign, withCampaign } from "#site/features/store-links/campaign.ts";
import { detectPhone, storeOf } from "#site/features/store-links/detect-phone.ts";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import type { SiteResponse } from "#site/site-response.ts";

/** Headers of every response to `/download?to=auto`. */
export const dependsOnDevice = { Vary: "User-Agent" };

/**
 * `/download?to=auto`, for codes on screens and in print, and for the first button of the landing page: redirects a phone to
 * its store.
 *
 * @param named the campaign of the code, as its URL has it
 * @returns `undefined` for every other device, which gets the page. So do apps' browsers on Android, which would open Google
 *   Play as a web page: on ours, a press on its badge opens the Play app (in-app-browser/way-out.ts)
 */
export function redirectToStore(userAgent: string, context: StoreContext, named?: string): SiteResponse | undefined {
  const phone = detectPhone(userAgent);
  if (!phone || (phone === "google" && detectInAppBrowser(userAgent))) return undefined;
  const store = storeOf[phone];
  const url = storeUrl(store, { context, position: "auto" });
  const campaign = findCampaign(named);
  const headers = { ...dependsOnDevice, Location: campaign ? withCampaign(store, url, campaign) : url };
  return { status: 302, headers, cache: "none", body: undefined };
}
