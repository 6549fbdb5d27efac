/**
 * Robots that read a link once to unfold it or to index it. They run no script and do not come back, so they wait for
 * the whole page (up to `robotPatience`). Most call themselves a bot, a crawler or a spider (CUBOT is a phone); the
 * others are known by the product names they document. The browsers inside LINE, Snapchat and Pinterest are visitors.
 */
const robots = new RegExp(
  [
    /(?<!cu)bot(?![a-z])|crawler|spider|link.?preview|url.?preview|unfurl/,
    /WhatsApp|facebookexternalhit|facebot|meta-externalagent|SkypeUriPreview|Viber|line-poker|kakaotalk-scrap|vkShare/,
    /Mastodon|Bluesky|Cardyb|Misskey|Summaly|Synapse|Lemmy|Zulip|Nextcloud|Signal-Desktop|Embedly|Iframely/,
    /Google-InspectionTool|Google-PageRenderer|Yeti|Sogou/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** @param userAgent the request's `User-Agent` */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && robots.test(userAgent);
}
