import { excerpt } from "#site/i18n/excerpt.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { Head } from "#site/layouts/head.ts";
import { absoluteMediaUrl } from "#site/product-api/read-media.ts";
import type { ProfileHeaderView, ProfileView } from "./profile-view.ts";

/** Graphemes of a biography in a preview: chats show 80 to 160 and cut the rest themselves. */
const descriptionLimit = 160;

interface HeadContext {
  readonly t: Translate;
  /** The site's own origin. */
  readonly origin: string;
  /** From the address; anything at all where the page is "not found". */
  readonly uuid: string;
}

/** What a profile says of itself in a browser's tab, a search result and a chat preview. */
export function profileHead(view: ProfileView, { t, origin, uuid }: HeadContext): Head {
  const author = t("seo.home.author");
  if (view.kind !== "loaded") {
    const title = view.kind === "failed" ? t("seo.profile.errorTitle") : t("profile.loading");
    return {
      kind: "profile",
      title: t("seo.siteTitle", { title }),
      description: t("seo.home.description"),
      author,
      path: `/profile/${encodeURIComponent(uuid)}`,
      openGraphType: "website",
      hidden: true,
    };
  }
  const { name, avatar, bio } = view.header;
  return {
    kind: "profile",
    title: profileTitle(view.header, t),
    description: bio ? excerpt(bio, descriptionLimit) : t("seo.profile.description", { name }),
    author: name,
    path: `/profile/${uuid}`,
    openGraphType: "profile",
    ...(avatar && { image: { url: absoluteMediaUrl(avatar, origin), alt: t("post.avatar", { author: name }) } }),
  };
}

/** "Elif Kaya (@elif.kaya)"; the island sets it too, once the profile has arrived. */
export function profileTitle({ name, username }: ProfileHeaderView, t: Translate): string {
  const title = username && username !== name ? t("seo.profile.title", { name, username }) : name;
  return t("seo.siteTitle", { title });
}
