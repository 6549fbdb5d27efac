import { expect, test } from "vitest";
import { campaigns } from "#brand/campaigns.ts";
import { campaignNameOf, campaignNames, withCampaign } from "./campaign.ts";
import { storeContext } from "./store-context.ts";
import { stores, storeUrl } from "./store-urls.ts";

const from = { context: storeContext("post", "tr", "p1"), position: "chooser" } as const;
const spring = { name: "spring", ppid: "45812c9b", listing: "spring-page" };
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test("a campaign stands in place of the page's own token, and leads to its page in the store", () => {
  const apple = storeUrl("apple", from);
  expect(queryOf(withCampaign("apple", apple, spring))).toEqual({ ...queryOf(apple), ct: "spring", ppid: "45812c9b" });
  const google = storeUrl("google", from);
  const query = queryOf(withCampaign("google", google, spring));
  expect(query).toMatchObject({ id: queryOf(google).id, listing: "spring-page" });
  expect(queryOf(`https://x/?${query.referrer}`)).toMatchObject({
    utm_campaign: "spring",
    utm_medium: "post",
    deep_link: "/post/p1",
  });
  for (const store of stores) {
    expect(withCampaign(store, storeUrl(store, from), { name: "spring" })).not.toMatch(/ppid|listing/);
  }
});

test("what somebody has written into a link is counted as another campaign", () => {
  expect(campaigns.map(({ name }) => campaignNameOf(name))).toEqual(campaigns.map(({ name }) => name));
  for (const named of ["", "<script>", "__proto__", "POSTER"]) expect(campaignNameOf(named)).toBe("other");
  expect(campaignNames).toEqual([...campaigns.map(({ name }) => name), "other"]);
});
