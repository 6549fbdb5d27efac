import type { Author } from "#site/components/user-content/author-line.tsx";
import { profileTag, tagsOfPost } from "#site/http/cache-tags.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { postTypeLabel } from "#site/i18n/post-type-labels.ts";
import { statLabels } from "#site/i18n/stat-labels.ts";
import { firstLetter } from "#site/i18n/text/first-letter.ts";
import { textLook } from "#site/i18n/text/text-look.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { textLanguage } from "#site/i18n/text-language/detect-language.ts";
import { type SignImage, signOriginal } from "#site/images/signed-image.ts";
import type { Post, PostAuthor, VideoPoster } from "#site/product-api/parse-post.ts";
import type { ContentState } from "#site/product-api/product-api.ts";
import type { PostState } from "./load-post.ts";
import { frameShape } from "./media/aspect-ratio.ts";

/** A post's page as it is shown, in each of its states. */
export type PostPageView = ContentState<{
  /** The post of the page's URL, then those that come after it. */
  readonly posts: readonly PostView[];
}>;

/** One post as it is shown: strings in the page's language. It survives JSON, so islands can have it. */
export type PostView = ReturnType<typeof postView>;

export type VideoView = PostView["videos"][number];

export type ImageView = PostView["images"][number];

/** What a view is made with. */
export interface ViewContext extends I18n {
  readonly signImage: SignImage;
}

/** Graphemes that are shown of a name. A longer one would push the post off the screen. */
const nameLimit = 80;

/** The full name, else the username, else "Anonim" (specification, section 8). */
export function authorName(author: PostAuthor, { t, locale }: Pick<I18n, "t" | "locale">): string {
  return truncateText(author.fullName ?? author.username ?? t("post.anonymous"), nameLimit, locale.code);
}

/** @param uuid of the page's URL; a response may lack it */
export function postPageView(state: PostState, context: ViewContext, uuid: string): PostPageView {
  if (state.kind !== "loaded") return state;
  const others = state.others.map((post) => postView(post, context));
  return { kind: "loaded", posts: [postView(state.post, context, uuid), ...others] };
}

/** @param requested of the URL that the post was requested by */
export function postView(post: Post, context: ViewContext, requested?: string) {
  const { t, formats, locale, link } = context;
  const name = authorName(post.author, context);
  const { uuid, username, avatar } = post.author;
  const tags = tagsOfPost({ ...post, uuid: post.uuid ?? requested });
  const signImage: SignImage = (url) => context.signImage(url, tags);
  const images = post.images
    .map(({ original, medium, alt, ...stated }) => ({
      original, // as it was posted
      alt,
      image: signOriginal(signImage, original, medium, stated),
    }))
    .filter(({ image }) => !image.isMissing);
  const author: Author = {
    name,
    handle: username && `@${truncateText(username, nameLimit, locale.code)}`,
    letter: firstLetter(name, locale.code),
    avatar: avatar === undefined ? undefined : context.signImage(avatar, uuid ? [profileTag(uuid)] : tags),
    href: uuid && link(`/profile/${uuid}`),
  };
  return {
    typeLabel: t(postTypeLabel(post.type, "post")),
    author,
    date: post.createdAt && { iso: post.createdAt.toISOString(), text: formats.dateTime(post.createdAt) },
    text: post.content, // undefined where there is nothing to read
    language: textLanguage(post.content), // undefined where that is not sure
    length: lengthOf(post.content ?? ""),
    look: textLook(post.content ?? ""), // where it is alone
    videos: post.videos.map(({ url, poster }) => videoView(url, poster, author, { ...context, signImage })),
    images: images.map(({ image, original, alt }, index) => ({
      image,
      original,
      label: alt ?? t("post.picture", { author: name, position: index + 1, total: images.length }),
      shape: frameShape(image),
    })),
    hasLostImages: images.length === 0 && post.images.length > 0, // all of them
    stats: statLabels(post, t, formats),
    href: post.uuid && link(`/post/${post.uuid}`), // the post's own page
  };
}

function videoView(url: string, poster: VideoPoster | undefined, author: Author, context: ViewContext) {
  const { t, signImage } = context;
  const { name, letter, avatar } = author;
  const image = poster && signOriginal(signImage, poster.url, poster.url, poster);
  const shown = image?.isMissing ? undefined : image;
  return {
    url,
    poster: shown,
    author: shown ? undefined : { letter, avatar }, // shown where there is no poster
    label: t("post.video", { author: name }),
    playLabel: t("post.playVideo", { author: name }),
    shape: frameShape(shown),
  };
}

/** By the characters and lines that fit on a phone: a short text is set in large type, and a long one is folded. */
function lengthOf(text: string): "short" | "normal" | "long" {
  const lines = text.split("\n", 12).length;
  if (text.length > 420 || lines > 10) return "long";
  return text.length <= 140 && lines <= 4 ? "short" : "normal";
}
