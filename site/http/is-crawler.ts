/**
 * Crawlers that fetch a page once, for a link preview or an index. They run no script and do not retry, so they wait
 * for the data (up to `responseLimits`). Most have bot, crawler or spider in their name (CUBOT is a phone); the others
 * are matched by documented product names. The in-app browsers of LINE, Snapchat and Pinterest are visitors.
 */
const crawlers = [
  /(?<!cu)bot(?![a-z])|crawler|spider|link.?preview|url.?preview|unfurl/i,
  /WhatsApp|facebookexternalhit|facebot|meta-externalagent|SkypeUriPreview|Viber|line-poker|kakaotalk-scrap|vkShare/i,
  /Mastodon|Bluesky|Cardyb|Misskey|Summaly|Synapse|Lemmy|Zulip|Nextcloud|Signal-Desktop|Embedly|Iframely/i,
  /Google-InspectionTool|Mediapartners|Google-PageRenderer|Yeti|Sogou/i,
];

/** @param userAgent value of the `User-Agent` header */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlers.some((crawler) => crawler.test(userAgent));
}
