import { brand } from "#brand/brand.ts";
import { xml } from "#site/http/xml.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { embedSize, type Size } from "./embed-size.ts";

/** Seconds for which a consumer may keep a response; the card that it frames is always up to date. */
const cacheAge = 3600;

interface OembedContext {
  readonly uuid: string;
  readonly title: string;
  readonly author: string;
  readonly origin: string;
  /** Keeps the language in an address where the shared one names it. */
  readonly link: (path: string) => string;
}

/** A post, as the card of /embed/post/:uuid in a frame; a link where the consumer has no room for a card. */
export function postOembed(
  post: Post,
  { label, limits, ...context }: OembedContext & { readonly label: string; readonly limits: Size },
) {
  const { uuid, origin, link } = context;
  const common = {
    ...commonFields(context),
    ...(post.author.uuid && { author_url: origin + link(`/profile/${post.author.uuid}`) }),
    ...thumbnail(post, origin, limits),
  };
  const size = embedSize(post, limits);
  if (!size) return { type: "link" as const, ...common };
  // WordPress loads its script for embeds for a quote that comes first, without its class: others refuse that. It shows the
  // quote until the card has spoken (wordpress-embed.ts), so where no script runs there is a link.
  const original = xml("a", { href: origin + link(`/post/${uuid}`) }, context.title);
  const quote = xml("blockquote", { hidden: "" }, original, ` — ${context.author}, ${brand.name}`);
  const frame = xml("iframe", {
    src: origin + link(`/embed/post/${uuid}`),
    width: "100%", // as wide as the column: consumers that strip `style` would leave a phone a frame that is too wide
    height: size.height,
    title: label,
    loading: "lazy",
    allowfullscreen: "",
    frameborder: 0, // for consumers that strip `style`
    style: `border:0;border-radius:16px;max-width:${size.width}px`,
  });
  const type = post.videos.length > 0 ? ("video" as const) : ("rich" as const);
  return { type, ...common, html: quote.markup + frame.markup, ...size };
}

/** A profile is a link: it has no card of its own, and no other page of the site may be framed. */
export function profileOembed(context: OembedContext) {
  const { uuid, origin, link } = context;
  return { type: "link" as const, ...commonFields(context), author_url: origin + link(`/profile/${uuid}`) };
}

function commonFields({ title, author, origin, link }: OembedContext) {
  return {
    version: "1.0",
    title,
    author_name: author,
    provider_name: brand.name,
    provider_url: origin + link("/"),
    cache_age: cacheAge,
  };
}

/**
 * The first image or poster whose size is known and fits into what the consumer has room for: all three fields or none, as
 * oEmbed demands.
 */
function thumbnail({ images, videos }: Post, origin: string, limits: Size) {
  const known = [
    ...videos.flatMap(({ poster }) => (poster ? [poster] : [])),
    ...images.map(({ original, width, height }) => ({ url: original, width, height })),
  ];
  for (const { url, width, height } of known) {
    if (width && height && width <= limits.width && height <= limits.height) {
      return { thumbnail_url: absoluteMediaUrl(url, origin), thumbnail_width: width, thumbnail_height: height };
    }
  }
  return undefined;
}
