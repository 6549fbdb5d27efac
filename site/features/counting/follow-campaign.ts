import { onPress } from "#site/components/on-press.ts";
import { campaignNameOf, findCampaign, withCampaign } from "#site/features/store-links/campaign.ts";
import { downloadPath } from "#site/features/store-links/store-context.ts";
import type { Store } from "#site/features/store-links/store-urls.ts";
import type { CountMore } from "./count-visit.ts";

/**
 * Counts this view of a page for a campaign, and hands the campaign to a store whose link is pressed, or to the download page,
 * which leads on to one. Nothing is stored.
 */
export function followCampaign(document: Document, named: string, count: CountMore): void {
  const campaign = findCampaign(named);
  const detail = campaignNameOf(named);
  count({ event: "campaign-view", detail });
  onPress(document, "a", (pressed) => {
    const link = pressed as HTMLAnchorElement;
    const store = link.dataset.store as Store | undefined;
    if (store) {
      if (campaign) link.href = withCampaign(store, link.href, campaign);
      count({ event: "campaign-store", detail });
    } else if (link.pathname === downloadPath({ from: "download" })) {
      const query = new URLSearchParams(link.search);
      query.set("c", detail);
      link.search = query.toString();
    }
  });
}
