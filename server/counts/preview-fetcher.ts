import type { PreviewFetcher } from "#site/features/counting/count-labels.ts";

/**
 * Names in the user agents of clients that fetch a page to show a preview of it. The first that matches decides: Telegram's
 * bot is "like TwitterBot". Signal calls itself WhatsApp, and Instagram, Threads and Messenger have Facebook's.
 */
const fetchers: readonly (readonly [PreviewFetcher, RegExp])[] = [
  ["telegram", /TelegramBot/i],
  ["x", /Twitterbot/i],
  ["meta", /facebookexternalhit|facebot|facebookcatalog|meta-external/i],
  ["whatsapp-signal", /WhatsApp|Signal-Desktop/i],
  ["discord", /Discordbot/i],
  ["slack", /Slackbot|Slack-ImgProxy/i],
  ["linkedin", /LinkedInBot/i],
  [
    "search",
    /Googlebot|Google-InspectionTool|bingbot|YandexBot|Baiduspider|DuckDuckBot|Applebot|Yeti|Sogou|PetalBot|SeznamBot/i,
  ],
];

/** The crawler that fetches a page, if its user agent names it. */
export function previewFetcher(userAgent: string): PreviewFetcher {
  // Apple's Messages calls itself Facebook's and X's at once.
  if (/facebookexternalhit/i.test(userAgent) && /Twitterbot/i.test(userAgent)) return "apple";
  return fetchers.find(([, names]) => names.test(userAgent))?.[0] ?? "other";
}
