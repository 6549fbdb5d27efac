import { findCampaign, withCampaign } from "#site/features/store-links/campaign.ts";
import { detectPhone, storeOf } from "#site/features/store-links/detect-phone.ts";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import type { SiteResponse } from "#site/site-response.ts";

/** Headers of every response to `/download?to=auto`. */
export const dependsOnDevice = { Vary: "User-Agent" };

/**
 * `/download?to=auto`, for codes on screens and in print: redirects a phone to its store.
 *
 * @param named the campaign of the code, as its URL has it
 * @returns `undefined` for every other device, which gets the page
 */
export function redirectToStore(userAgent: string, context: StoreContext, named?: string): SiteResponse | undefined {
  const phone = detectPhone(userAgent);
  if (!phone) return undefined;
  const url = storeUrl(storeOf[phone], { context, position: "auto" });
  const campaign = findCampaign(named);
  const headers = { ...dependsOnDevice, Location: campaign ? withCampaign(url, campaign) : url };
  return { status: 302, headers, cache: "none", body: undefined };
}
