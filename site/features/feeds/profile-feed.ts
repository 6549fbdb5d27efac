import type { LanguageCode } from "#locales/index.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { truncateMultilineText } from "#site/i18n/truncate-multiline-text.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import { mediaType } from "./media-type.ts";

/** Readers ask often and keep what they have; a feed holds what is new, not everything. */
const itemLimit = 30;

/** Code units of one post's text; with `itemLimit` it bounds a feed to less than a megabyte. */
const textLimit = 10_000;

/** Graphemes of an item's title in a reader's list. */
const titleLimit = 80;

/** A profile's posts as feeds tell them, before any format; every address is absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly avatar?: string | undefined;
  readonly language: string;
  /** The profile. */
  readonly home: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** The post's bare address: the same in every language and for ever. */
  readonly id: string;
  /** The post, in the feed's language where the feed's own address names one. */
  readonly url: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly date?: Date | undefined;
  readonly media?: FeedMedia | undefined;
}

export interface FeedMedia {
  readonly kind: "picture" | "video";
  readonly url: string;
  readonly type?: string | undefined;
  readonly poster?: string | undefined;
  readonly alt: string;
}

export interface FeedContext {
  /** Of the profile's page: what it is called and what it says of itself. */
  readonly head: { readonly title: string; readonly description: string; readonly author: string };
  readonly avatar?: string | undefined;
  readonly uuid: string;
  readonly language: LanguageCode;
  readonly origin: string;
  readonly t: Translate;
  /** Keeps the language in an address where the feed's own has it. */
  readonly link: (path: string) => string;
}

/** @param posts as the product server lists them; one without an id can be neither opened nor told from others */
export function profileFeed(posts: readonly ProfilePost[], context: FeedContext): Feed {
  const { head, avatar, uuid, language, origin, link } = context;
  const known = new Set<string>();
  const items = posts.flatMap((post) => {
    if (!post.uuid || known.has(post.uuid)) return [];
    known.add(post.uuid);
    return [feedItem(post, post.uuid, context)];
  });
  return {
    title: head.title,
    description: head.description,
    author: head.author,
    avatar: avatar && absoluteMediaUrl(avatar, origin),
    language,
    home: origin + link(`/profile/${uuid}`),
    items: items.slice(0, itemLimit),
  };
}

function feedItem(
  post: ProfilePost,
  uuid: string,
  { head: { author }, language, origin, t, link }: FeedContext,
): FeedItem {
  const { media, content, createdAt } = post;
  return {
    id: `${origin}/post/${uuid}`,
    url: origin + link(`/post/${uuid}`),
    title: content ? truncateText(content, titleLimit, language) : t("seo.post.titleWithoutContent", { author }),
    text: content && truncateMultilineText(content, textLimit),
    date: createdAt,
    media: media && {
      kind: media.kind,
      url: absoluteMediaUrl(media.url, origin),
      type: mediaType(media),
      poster: media.poster && absoluteMediaUrl(media.poster, origin),
      alt: media.alt ?? (media.kind === "video" ? t("post.video", { author }) : t("profile.postPicture", { author })),
    },
  };
}
