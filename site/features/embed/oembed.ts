import { brand } from "#brand/brand.ts";
import { xml } from "#site/http/xml.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { embedSize, type SizeLimits } from "./embed-size.ts";

/** Seconds for which a consumer may keep a response; the card that it frames is always up to date. */
const cacheAge = 3600;

/** An oEmbed answer (oembed.com, section 2.3). */
export type Oembed = ReturnType<typeof postOembed> | ReturnType<typeof profileOembed>;

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
  { label, limits, ...context }: OembedContext & { readonly label: string; readonly limits: SizeLimits },
) {
  const { uuid, origin, link } = context;
  const common = {
    ...commonFields(context),
    ...(post.author.uuid && { author_url: origin + link(`/profile/${post.author.uuid}`) }),
    ...thumbnail(post, origin, limits),
  };
  const size = embedSize(post, limits);
  if (!size) return { type: "link" as const, ...common };
  const frame = xml("iframe", {
    src: origin + link(`/embed/post/${uuid}`),
    width: size.width,
    height: size.height,
    title: label,
    loading: "lazy",
    allowfullscreen: "",
    frameborder: 0, // for consumers that strip `style`
    style: "border:0;border-radius:16px;max-width:100%",
  });
  const type = post.videos.length > 0 ? ("video" as const) : ("rich" as const);
  return { type, ...common, html: frame.markup, ...size };
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
function thumbnail({ images, videos }: Post, origin: string, limits: SizeLimits) {
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
