import type { Language } from "#locales/index.ts";
import { renderedPreviewImage } from "#site/features/preview-images/rendered-preview-image.ts";
import type { Head } from "#site/head/head.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import { profilePreviewCard } from "./profile-preview-card.ts";
import type { ProfileState } from "./profile-state.ts";
import { profileStructuredData } from "./profile-structured-data.ts";
import { profileTitle } from "./profile-title.ts";
import type { ProfileView } from "./profile-view.ts";

/** Graphemes of a biography in a preview: chats show 80 to 160 and cut the rest themselves. */
const descriptionLimit = 160;

interface HeadContext {
  readonly t: Translate;
  readonly language: Language["code"];
  /** The site's own origin. */
  readonly origin: string;
  /** From the address; anything at all where the page is "not found". */
  readonly uuid: string;
  /** What the view was made of. */
  readonly state: ProfileState;
}

/** What a profile says of itself in a browser's tab, a search result and a chat preview. */
export function profileHead(view: ProfileView, { t, language, origin, uuid, state }: HeadContext): Head {
  const author = t("seo.home.author");
  if (view.kind !== "loaded" || state.kind !== "loaded") {
    const title = view.kind === "failed" ? t("seo.profile.errorTitle") : t("profile.loading");
    return {
      kind: "profile",
      title: t("seo.siteTitle", { title }),
      description: t("seo.home.description"),
      author,
      path: `/profile/${encodeURIComponent(uuid)}`,
      appPath: view.kind === "failed" ? undefined : `/profile/${encodeURIComponent(uuid)}`,
      openGraphType: "website",
      noindex: true,
      loading: view.kind === "loading" && !view.forever,
    };
  }
  const { name, avatar, bio, username } = view.header;
  const path = `/profile/${uuid}`;
  const card = renderedPreviewImage(profilePreviewCard(view.header, language), {
    origin,
    path: `/share${path}`,
    alt: t("seo.profile.cardAlt", { name }),
  });
  // The person's own picture too, for whoever shows a small square one.
  const own = avatar ? [{ url: absoluteMediaUrl(avatar.url, origin), alt: t("post.avatar", { author: name }) }] : [];
  const images = [card, ...own].map(({ url }) => url);
  return {
    kind: "profile",
    title: profileTitle(view.header, t),
    description: bio ? truncateText(bio, descriptionLimit, language) : t("seo.profile.description", { name }),
    author: name,
    path,
    oembed: true,
    appPath: path,
    openGraphType: "profile",
    username,
    image: card,
    moreImages: own,
    structuredData: profileStructuredData(state.user, { uuid, origin, path, header: view.header, language, images }),
    loading: view.posts.kind === "loading",
  };
}
