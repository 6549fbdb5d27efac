import type { Language } from "#locales/index.ts";
import { loadPost } from "#site/features/post/load-post.ts";
import { authorName } from "#site/features/post/post-view.ts";
import { loadProfile } from "#site/features/profile/load-profile.ts";
import { profileView } from "#site/features/profile/profile-view.ts";
import { postCacheTags, profileTag } from "#site/http/cache-tags.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import type { ErrorLog, Failure, ProductApi } from "#site/product-api/product-api.ts";
import type { SizeLimits } from "./embed-size.ts";
import { type Oembed, postOembed, profileOembed } from "./oembed.ts";

/** Graphemes of a title; the author and the site have fields of their own. */
const titleLimit = 100;

interface OembedRequest {
  readonly uuid: string;
  readonly productApi: ProductApi;
  readonly log: ErrorLog;
  readonly signImage: SignImage;
  readonly origin: string;
  readonly limits: SizeLimits;
  readonly language: Language;
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/** An oEmbed response, and what it was made of (site/http/cache-tags.ts). */
export interface LoadedOembed {
  readonly oembed: Oembed;
  readonly tags: readonly string[];
}

export async function oembedOfPost({ productApi, log, ...asked }: OembedRequest): Promise<LoadedOembed | Failure> {
  const { uuid, origin, language, t } = asked;
  const state = await loadPost(productApi, uuid, { origin, log });
  if (state.kind !== "loaded") return state.kind === "failed" ? state.reason : "unavailable";
  const author = authorName(state.post.author, { t, locale: language });
  const label = t("seo.post.titleWithoutContent", { author });
  const title = truncateText(state.post.content ?? "", titleLimit, language.code) || label;
  const tags = postCacheTags(uuid, { kind: "loaded", post: state.post });
  return { oembed: postOembed(state.post, { ...asked, author, title, label }), tags };
}

export async function oembedOfProfile({
  productApi,
  log,
  signImage,
  ...asked
}: OembedRequest): Promise<LoadedOembed | Failure> {
  const { uuid, origin, language, t, link } = asked;
  const state = await loadProfile(productApi, uuid, { origin, log });
  const formats = formatsOf(language.code);
  const view = profileView(state, { t, formats, locale: language, link, signImage });
  if (view.kind !== "loaded") return view.kind === "failed" ? view.reason : "unavailable";
  const { name, username } = view.header;
  const title = username && username !== name ? t("seo.profile.title", { name, handle: `@${username}` }) : name;
  return { oembed: profileOembed({ ...asked, author: name, title }), tags: [profileTag(uuid)] };
}
