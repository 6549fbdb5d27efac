import type { Locale } from "#locales/index.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { truncateMultilineText } from "#site/i18n/text/truncate-multiline-text.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { textLanguage } from "#site/i18n/text-language/detect-language.ts";
import { typeOfFile } from "#site/product-api/media-type.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";

/** Feed readers poll often and store what they have read, so a feed needs only what is new. */
const itemLimit = 30;

/** Code units of one post's text; with `itemLimit` it bounds a feed to less than a megabyte. */
const textLimit = 10_000;

/** Graphemes of an item's title in a reader's list. */
const titleLimit = 80;

/** A profile's posts as a feed, in no format yet; all URLs are absolute. */
export type Feed = ReturnType<typeof profileFeed>;

export type FeedItem = ReturnType<typeof feedItem>;

export type FeedMedia = NonNullable<FeedItem["media"]>;

export interface FeedContext extends Pick<I18n, "t" | "locale" | "link"> {
  /** Of the profile page. */
  readonly head: { readonly title: string; readonly description: string; readonly author: string };
  readonly avatar?: string | undefined;
  readonly uuid: string;
  readonly origin: string;
}

/** @param posts as the product server lists them; those without an id are left out, because they have no URL */
export function profileFeed(posts: readonly ProfilePost[], context: FeedContext) {
  const { head, avatar, uuid, origin, link } = context;
  const items = posts.flatMap((post) => (post.uuid ? [feedItem(post, post.uuid, context)] : []));
  return {
    title: head.title,
    description: head.description,
    author: head.author,
    avatar: avatar && absoluteMediaUrl(avatar, origin),
    language: commonLanguage(posts),
    /** URL of the profile. */
    home: origin + link(`/profile/${uuid}`),
    items: items.slice(0, itemLimit),
  };
}

/** The language of all posts whose language is known, if it is one. */
function commonLanguage(posts: readonly ProfilePost[]): Locale | undefined {
  const languages = new Set(posts.flatMap(({ content }) => textLanguage(content) ?? []));
  return languages.size === 1 ? [...languages][0] : undefined;
}

function feedItem(post: ProfilePost, uuid: string, { head: { author }, locale, origin, t, link }: FeedContext) {
  const { media, content, createdAt } = post;
  return {
    /** URL of the post without a locale: permanent, and the same in every language. */
    id: `${origin}/post/${uuid}`,
    /** URL of the post, with the feed's locale where the feed's own URL has it. */
    url: origin + link(`/post/${uuid}`),
    title: content ? truncateText(content, titleLimit, locale.code) : t("seo.post.titleWithoutContent", { author }),
    text: content && truncateMultilineText(content, textLimit),
    date: createdAt,
    media: media && {
      kind: media.kind,
      url: absoluteMediaUrl(media.url, origin),
      type: typeOfFile(media.url) ?? media.mimeType, // sent is that of the original, and this may be a smaller rendition
      poster: media.poster && absoluteMediaUrl(media.poster, origin),
      alt: media.alt ?? (media.kind === "video" ? t("post.video", { author }) : t("profile.postPicture", { author })),
    },
  };
}
