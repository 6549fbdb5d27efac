import { itemHtml } from "./item-html.tsx";
import type { Feed, FeedItem } from "./profile-feed.ts";

/**
 * JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 *
 * @param self the feed's own URL
 */
export function renderJsonFeed(
  { title, description, author, avatar, language, home, items }: Feed,
  self: string,
): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: self,
    icon: avatar,
    language,
    authors: [{ name: author, url: home, avatar }],
    items: items.map(jsonItem),
  });
}

function jsonItem(item: FeedItem) {
  const { id, url, title, text, date, media } = item;
  return {
    id,
    url,
    title,
    content_html: itemHtml(item),
    ...(text && { content_text: text }),
    ...(date && { date_published: date.toISOString() }),
    ...(media && { image: media.kind === "image" ? media.url : media.poster }),
    ...(media?.type && { attachments: [{ url: media.url, mime_type: media.type }] }),
  };
}
