/**
 * Crawlers that fetch a page once, for a link preview, an index or an answer. They are no visitors: what they fetch is no view
 * of a post, and no store is theirs. Most have bot, crawler or spider in their name (CUBOT is a phone), or say that they
 * are `compatible` or where one reads about them, as no browser of today does; the others are matched by product names. The
 * in-app browsers of LINE, Snapchat and Pinterest are visitors.
 */
const crawlers = [
  /(?<!cu)bot(?![a-z])|crawler|spider|link.?preview|url.?preview|unfurl|compatible;(?! MSIE)|\+https?:/i,
  /WhatsApp|facebookexternalhit|facebot|facebookcatalog|meta-external|SkypeUriPreview|Viber|line-poker|kakaotalk-scrap/i,
  /Mastodon|Bluesky|Cardyb|Misskey|Summaly|Synapse|Lemmy|Zulip|Nextcloud|Signal-Desktop|Embedly|Iframely|vkShare/i,
  /Discourse|Friendica|Akkoma|PieFed|\bMbin\b|Hatena|FastmailUA|github-camo|Steam HTTP Client|^(?:Ghost|Notion|Tumblr|WordPress)\//i,
  /Google-[a-z]|GoogleOther|Google Favicon|-Google\b|Mediapartners|Yeti|Sogou|^coccoc|kagi-fetcher|NetNewsWire/i,
  /(?:Bing|Web )Preview|(?:Img|Image|Mail|Flipboard|Twilio)Proxy|Image Fetcher|-User\/|(?:anthropic|cohere)-ai|AutoRAG/i,
];

/** @param userAgent value of the `User-Agent` header */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlers.some((crawler) => crawler.test(userAgent));
}
