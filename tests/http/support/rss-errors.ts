import { type Element, parseXml } from "./parse-xml.ts";

/** RFC 822 with a year of four digits and a zone by name. */
const date = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const absoluteUrl = /^https?:\/\/\S+$/;
const mimeType = /^[a-z]+\/[a-z0-9.+-]+$/;

/**
 * What the W3C's feed validator and the RSS Advisory Board's profile would object to in an RSS 2.0 feed.
 *
 * @param self the URL it was fetched from
 * @returns one line for each error
 * @throws where it is not well-formed XML with namespaces
 */
export function rssErrors(source: string, self: string): string[] {
  const root = parseXml(source);
  const channel = root.children.find(({ path }) => path === "rss/channel");
  if (root.path !== "rss" || root.attributes.version !== "2.0" || !channel) return ["this is no RSS 2.0"];
  const items = all(channel, "item");
  const guids = items.flatMap((item) => texts(item, "guid"));
  return [
    ...once(channel, ["title", "link", "description"]),
    ...atMostOnce(channel, ["language", "lastBuildDate", "image", "atom:link"]),
    ...bad(texts(channel, "link"), absoluteUrl, "channel link"),
    ...bad(texts(channel, "lastBuildDate"), date, "lastBuildDate"),
    ...bad(texts(channel, "language"), /^[a-z]{2}(-[A-Za-z]{2})?$/, "language"),
    ...all(channel, "atom:link").flatMap(({ attributes }) =>
      attributes.rel === "self" && attributes.href === self ? [] : [`atom:link is not ${self}`],
    ),
    ...all(channel, "image").flatMap((image) => [
      ...once(image, ["url", "title", "link"]),
      ...bad(texts(image, "url"), /^https?:.*\.(gif|jpe?g|png)(\?|$)/i, "image url"),
      ...(String(texts(image, "title")) === String(texts(channel, "title"))
        ? []
        : ["image title is not the channel's"]),
    ]),
    ...items.flatMap(itemErrors),
    ...(new Set(guids).size === items.length ? [] : ["each item needs a guid of its own"]),
  ];
}

function itemErrors(item: Element): string[] {
  return [
    ...once(item, ["title", "description", "guid", "link"]),
    ...atMostOnce(item, ["pubDate", "enclosure", "dc:creator"]),
    ...all(item, "author").map(() => "author must be an e-mail address: use dc:creator"),
    ...bad([...texts(item, "link"), ...texts(item, "guid")], absoluteUrl, "item link or guid"),
    ...bad(texts(item, "pubDate"), date, "pubDate"),
    ...all(item, "enclosure").flatMap(({ attributes: { url = "", length = "", type = "" } }) => [
      ...bad([url], absoluteUrl, "enclosure url"),
      ...bad([length], /^\d+$/, "enclosure length"),
      ...bad([type], mimeType, "enclosure type"),
    ]),
    ...texts(item, "description").flatMap((html) => [
      ...bad(
        [...html.matchAll(/ (?:src|href|poster)="([^"]*)"/g)].map(([, url = ""]) => url),
        absoluteUrl,
        "description",
      ),
      ...(/<(script|style|iframe|object|form)\b|\son\w+=/i.test(html) ? ["description holds what readers remove"] : []),
    ]),
  ];
}

const all = (parent: Element, name: string) => parent.children.filter(({ path }) => path === `${parent.path}/${name}`);
const texts = (parent: Element, name: string) => all(parent, name).map(({ text }) => text);
const once = (parent: Element, names: readonly string[]) =>
  names.flatMap((name) => (all(parent, name).length === 1 ? [] : [`${parent.path} needs one ${name}`]));
const atMostOnce = (parent: Element, names: readonly string[]) =>
  names.flatMap((name) => (all(parent, name).length > 1 ? [`${parent.path} has more than one ${name}`] : []));
const bad = (values: readonly string[], rule: RegExp, what: string) =>
  values.filter((value) => !rule.test(value)).map((value) => `${what}: ${value}`);
