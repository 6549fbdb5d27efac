import type { CachePolicy } from "#site/http/cache-policies.ts";
import { profileTag, tagsOfPost } from "#site/http/cache-tags.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { postTypeLabel } from "#site/i18n/post-type-labels.ts";
import { statLabels } from "#site/i18n/stat-labels.ts";
import { firstLetter } from "#site/i18n/text/first-letter.ts";
import { textLook } from "#site/i18n/text/text-look.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { textLanguage } from "#site/i18n/text-language/detect-language.ts";
import { type SignImage, signOriginal } from "#site/images/signed-image.ts";
import type { ProfileMedia, ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import type { FailureState } from "#site/product-api/product-api.ts";
import type { ProfileState } from "./profile-state.ts";

/** Graphemes of a name and of a username; no app allows longer ones, and both are in the head several times. */
const nameLimits = { name: 80, username: 60 } as const;

/** Graphemes of a post named in the link that opens it. */
const linkTextLimit = 80;

/** Characters up to which a post without media is set in large type. */
const largeTypeLimit = 120;

/** Characters and lines above which a biography is folded. */
const longBio = { length: 160, lines: 3 } as const;

/** A profile as it is shown: texts and URLs only. */
export type ProfileView =
  | { kind: "loaded"; header: ProfileHeaderView; cards: readonly ProfilePostCardView[] | undefined }
  | { kind: "loading"; forever: boolean }
  | ({ kind: "failed" } & FailureState);

export type ProfileHeaderView = ReturnType<typeof profileHeaderView>;

export type CountView = NonNullable<ProfileHeaderView["followers"]>;

export type ProfilePostCardView = ReturnType<typeof postCardView>;

/** What turns data into texts and URLs. */
export interface ProfileViewContext extends I18n {
  readonly signImage: SignImage;
  /** Of the profile. */
  readonly uuid: string;
}

/** How long the page may be cached. Without its posts not at all: it would replace the last complete one. */
export function profileCachePolicy(view: ProfileView): CachePolicy {
  return view.kind === "loaded" && !view.cards ? "none" : "userContent";
}

export function profileView(state: ProfileState, context: ProfileViewContext): ProfileView {
  if (state.kind !== "loaded") return state;
  const header = profileHeaderView(state.user, context);
  return { kind: "loaded", header, cards: state.posts?.map((post) => postCardView(post, header.name, context)) };
}

export function profileHeaderView(
  user: User,
  { t, formats, locale, signImage, uuid }: Omit<ProfileViewContext, "link">,
) {
  const username = user.username && truncateText(user.username, nameLimits.username, locale.code);
  const name = user.fullName
    ? truncateText(user.fullName, nameLimits.name, locale.code)
    : (username ?? t("post.anonymous"));
  const count = (value: number | undefined, noun: (count: number) => string) => {
    if (value === undefined) return undefined;
    return {
      isZero: value === 0,
      short: formats.compact(value), // "12,3 B"
      full: formats.number(value), // "12.345"
      noun: noun(formats.compactCount(value)),
      fullNoun: noun(value),
    };
  };
  return {
    name, // full name, else username, else "Anonim" (specification, section 8)
    username,
    letter: firstLetter(username ?? name, locale.code),
    avatar: user.avatar === undefined ? undefined : signImage(user.avatar, [profileTag(uuid)]),
    bio: user.bio,
    bioLanguage: textLanguage(user.bio),
    isLongBio: !!user.bio && (user.bio.length > longBio.length || user.bio.split("\n").length > longBio.lines),
    followers: count(user.followersCount, (value) => t("profile.followers", { count: value })),
    following: count(user.followingCount, (value) => t("profile.following", { count: value })),
  };
}

/** @param author the name of the profile */
function postCardView(post: ProfilePost, author: string, context: ProfileViewContext) {
  const { t, formats, locale, link } = context;
  const tags = tagsOfPost({ uuid: post.uuid, author: context });
  const media = post.media && mediaView(post.media, (url) => context.signImage(url, tags));
  return {
    type: t(postTypeLabel(post.type, "profile")),
    media,
    mediaLabel:
      post.media?.alt ??
      (post.media?.kind === "video" ? t("post.video", { author }) : t("profile.postPicture", { author })),
    content: post.content,
    language: textLanguage(post.content),
    // Only without media and text (specification, section 8).
    noContent: post.content === undefined && !media ? t("post.noContent") : undefined,
    look: media ? ("withMedia" as const) : lookOf(post.content ?? ""),
    stats: statLabels(post, t, formats),
    open: post.uuid
      ? {
          href: link(`/post/${post.uuid}`),
          label: post.content
            ? t("profile.openPostWith", { text: truncateText(post.content, linkTextLimit, locale.code) })
            : t("profile.openPost"),
        }
      : undefined,
  };
}

/** How a text without media fills its card. */
function lookOf(text: string) {
  return textLook(text) ?? (text.length <= largeTypeLimit ? "large" : "prose");
}

function mediaView(media: ProfileMedia, signImage: SignImage) {
  if (media.kind === "video") {
    return {
      kind: "video" as const,
      url: media.url,
      poster: media.poster === undefined ? undefined : signImage(media.poster),
    };
  }
  const image = signOriginal(signImage, media.original ?? media.url, media.url, media);
  return image.isMissing ? undefined : { kind: "image" as const, image };
}
