import { type Xml, xml, xmlDocument } from "#site/http/xml.ts";
import { itemHtml } from "./item-html.tsx";
import type { Feed, FeedItem, FeedMedia } from "./profile-feed.ts";

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:media": "http://search.yahoo.com/mrss/",
};

/** The only types of image a channel may have (RSS 2.0, <image>). */
const channelImageTypes = /\.(gif|jpe?g|png)(\?|$)/i;

/**
 * RSS 2.0 after the RSS Advisory Board's profile and the W3C validator. Not Atom, which requires a date for each
 * entry: the product server may send none (specification, section 3). Its dates are those of RFC 822, with a year of four
 * digits, as `toUTCString` writes them.
 *
 * @param self the feed's own URL
 */
export function renderRssFeed(feed: Feed, self: string): string {
  const { title, description, home, language, avatar, items } = feed;
  const dates = items.flatMap(({ date }) => (date ? [date.getTime()] : []));
  return xmlDocument(
    xml(
      "rss",
      { version: "2.0", ...namespaces },
      xml(
        "channel",
        {},
        xml("title", {}, title),
        xml("link", {}, home),
        xml("description", {}, description),
        language && xml("language", {}, language),
        xml("atom:link", { rel: "self", type: "application/rss+xml", href: self }),
        dates.length > 0 ? xml("lastBuildDate", {}, new Date(Math.max(...dates)).toUTCString()) : undefined,
        avatar && channelImageTypes.test(avatar)
          ? xml("image", {}, xml("url", {}, avatar), xml("title", {}, title), xml("link", {}, home))
          : undefined,
        ...items.map((item) => rssItem(item, feed.author)),
      ),
    ),
  );
}

function rssItem(item: FeedItem, author: string): Xml {
  const { id, url, title, date, media } = item;
  return xml(
    "item",
    {},
    xml("title", {}, title),
    xml("link", {}, url),
    xml("guid", { isPermaLink: "true" }, id),
    date && xml("pubDate", {}, date.toUTCString()),
    xml("dc:creator", {}, author),
    xml("description", {}, itemHtml(item)),
    ...(media ? mediaElements(media) : []),
  );
}

/** An enclosure, and the same file with its alternative text as Media RSS. */
function mediaElements({ kind, url, type, poster, alt }: FeedMedia): Xml[] {
  // The size of the file is not known; the validator then requires 0.
  const enclosure = type ? [xml("enclosure", { url, length: 0, type })] : [];
  const content = xml(
    "media:content",
    { url, type, medium: kind === "video" ? "video" : "image" },
    xml("media:description", { type: "plain" }, alt),
    poster ? xml("media:thumbnail", { url: poster }) : undefined,
  );
  return [...enclosure, content];
}
