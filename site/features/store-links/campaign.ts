import { type Campaign, campaigns } from "#brand/campaigns.ts";
import type { Store } from "./store-urls.ts";

/** What is counted of a campaign that the brand does not have. */
const otherCampaign = "other";

/** All that `campaignNameOf` returns. */
export const campaignNames: readonly string[] = [...campaigns.map(({ name }) => name), otherCampaign];

/** The campaign that a link names in `?c=`. */
export function findCampaign(named: string | undefined): Campaign | undefined {
  return campaigns.find(({ name }) => name === named);
}

/** What is counted: nothing that somebody has written into a link. */
export function campaignNameOf(named: string): string {
  return findCampaign(named)?.name ?? otherCampaign;
}

/** A link to a store (./store-urls.ts) with the campaign in place of its own token, and leading to the campaign's page. */
export function withCampaign(store: Store, storeUrl: string, campaign: Campaign): string {
  const url = new URL(storeUrl);
  setCampaign[store](url.searchParams, campaign);
  return url.href;
}

const setCampaign: Readonly<Record<Store, (query: URLSearchParams, campaign: Campaign) => void>> = {
  apple: (query, { name, ppid }) => {
    query.set("ct", name);
    if (ppid) query.set("ppid", ppid);
  },
  google: (query, { name, listing }) => {
    const referrer = new URLSearchParams(query.get("referrer") ?? "");
    referrer.set("utm_campaign", name);
    query.set("referrer", referrer.toString());
    if (listing) query.set("listing", listing);
  },
};
