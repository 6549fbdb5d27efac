import lists from "crawler-user-agents" with { type: "json" };
import { expect, test } from "vitest";
import { isCrawler } from "./is-crawler.ts";

test.each([
  // Each name by itself: most products also call themselves a bot.
  ...["bot", "a-bot/1", "crawler", "spider", "linkpreview", "link-preview", "urlpreview", "url preview", "unfurl"],
  ...["facebot", "meta-externalagent/1.1", "SkypeUriPreview", "Viber", "line-poker", "kakaotalk-scrap/1.0", "vkShare"],
  ...["facebookexternalhit", "Mastodon", "Bluesky", "Cardyb", "Misskey", "Summaly", "Synapse", "Lemmy", "Zulip"],
  ...["Nextcloud", "Signal-Desktop", "Embedly", "Iframely", "Google-InspectionTool", "Google-PageRenderer", "Yeti"],
  ...[
    "Sogou",
    "Discourse Forum Onebox v3.2",
    "WordPress/6.6; https://example.com",
    "Claude-User/1.0",
    "FlipboardProxy/1.2",
  ],
  "Mozilla/5.0 (compatible; Ghost/5.82; +https://ghost.org/)",
])("%s is a crawler", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  null,
  "",
  "Robotics Browser",
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/13.16.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/12.60.0.40 (like Safari/604.1)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0",
])("%s is a visitor", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

/** In that list, and visitors to us. */
const exceptions: readonly (readonly [string, RegExp])[] = [
  ["the browser inside Facebook, in which people read", /MetaIAB/],
  ["read no pages: they draw icons, or ask for one of their own", /Certificates-Bridge$|Favicons$|^NING/],
  [
    "search engines and models without a name of their own, or of which nothing else is known",
    /^(?:BIGLOTRON|Gigablast|ichiro|WeSEE|A6-Indexer|google-xrawler|WordupInfo|search\.marginalia|Scrubby|7Siters|daumoa)/,
  ],
  ["as before", /^(?:Funnelback|GlobalWebSearch|Owler|Search|TheInternetSearch|bigsur|crawl4ai|TerraCotta|ImageMind)/],
  ["as before", /^(?:Novellum|Spawning-AI|The Knowledge AI)|newsai|TSM-turingos|GeedoShop/],
];

/** Its types know no tags. */
const agents = lists as readonly { readonly tags?: readonly string[]; readonly instances: readonly string[] }[];

test("who fetches for chats, search engines and models is a crawler, by a list that others keep", () => {
  const fetching = ["social-preview", "search-engine", "ai-crawler"];
  const known = agents.filter(({ tags = [] }) => tags.some((tag) => fetching.includes(tag)));
  const missed = known.flatMap(({ instances }) => instances).filter((userAgent) => !isCrawler(userAgent));
  expect(missed.filter((userAgent) => !exceptions.some(([, names]) => names.test(userAgent)))).toEqual([]);
  expect(exceptions.filter(([, names]) => !missed.some((userAgent) => names.test(userAgent)))).toEqual([]);
});
