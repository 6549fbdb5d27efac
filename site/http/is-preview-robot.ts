/**
 * Robots that read a link once to unfold it or to index it, by the product names they document. They run no
 * script and do not come back, so they wait for the whole page (up to `robotPatience`).
 */
const previewRobots =
  /WhatsApp|facebookexternalhit|Facebot|Twitterbot|TelegramBot|Discordbot|Slackbot|LinkedInBot|SkypeUriPreview|Viber|redditbot|Pinterest|Mastodon|Bluesky|Cardyb|Embedly|Iframely|vkShare|Snapchat|Line\/|kakaotalk-scrap|Googlebot|Google-InspectionTool|bingbot|YandexBot|Applebot|DuckDuckBot|Google-PageRenderer|Snap URL Preview|meta-externalagent|Mattermost-Bot|Signal-Desktop|Baiduspider|Sogou|Yeti/i;

/** @param userAgent the request's `User-Agent` */
export function isPreviewRobot(userAgent: string | null): boolean {
  return userAgent !== null && previewRobots.test(userAgent);
}
