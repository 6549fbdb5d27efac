import { renderedPreviewImage } from "#site/features/preview-images/preview-image-url.ts";
import type { Head } from "#site/head/head.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { ProfileState } from "../profile-state.ts";
import type { ProfileView } from "../profile-view.ts";
import { profilePreviewCard } from "./profile-preview-card.ts";
import { profileStructuredData } from "./profile-structured-data.ts";

/** Graphemes of a biography in a preview: chats show 80 to 160 and truncate the rest themselves. */
const descriptionLimit = 160;

interface HeadContext extends Pick<I18n, "t" | "locale"> {
  /** The site's own origin. */
  readonly origin: string;
  /** From the URL; any text where the page is "not found". */
  readonly uuid: string;
  /** What the view was made of. */
  readonly state: ProfileState;
}

/** The head of the profile page, for browsers, search engines and chat previews. */
export function profileHead(view: ProfileView, { t, locale, origin, uuid, state }: HeadContext): Head {
  if (view.kind !== "loaded" || state.kind !== "loaded") {
    return {
      title: profileTitle(view, t),
      description: t("seo.home.description"),
      path: `/profile/${encodeURIComponent(uuid)}`,
      appPath: view.kind === "failed" ? undefined : `/profile/${encodeURIComponent(uuid)}`,
      noindex: true,
      loading: view.kind === "loading" && !view.forever,
    };
  }
  const { name, avatar, bio, username } = view.header;
  const path = `/profile/${uuid}`;
  const card = renderedPreviewImage(profilePreviewCard(view.header, locale.code), {
    origin,
    path: `/share${path}`,
    alt: t("seo.profile.cardAlt", { name }),
  });
  // The avatar too, for chats that show a small square image.
  const own = avatar ? [{ url: absoluteMediaUrl(avatar.url, origin), alt: t("post.avatar", { author: name }) }] : [];
  const images = [card, ...own].map(({ url }) => url);
  return {
    title: profileTitle(view, t),
    description: bio ? truncateText(bio, descriptionLimit, locale.code) : t("seo.profile.description", { name }),
    author: name,
    path,
    oembed: true,
    feeds: true,
    appPath: path,
    openGraphType: "profile",
    username,
    image: card,
    moreImages: own,
    structuredData: profileStructuredData(state.user, {
      uuid,
      origin,
      path,
      header: view.header,
      language: locale.code,
      images,
    }),
    loading: view.posts.kind === "loading",
  };
}

/** Title of the document in each state, such as "Elif Kaya (@elif.kaya) | Meydan". */
function profileTitle(view: ProfileView, t: Translate): string {
  return t("seo.siteTitle", { title: titleOf(view, t) });
}

function titleOf(view: ProfileView, t: Translate): string {
  switch (view.kind) {
    case "loading":
      return t("profile.loading");
    case "failed":
      return t("seo.profile.errorTitle");
    case "loaded": {
      const { name, username } = view.header;
      return username && username !== name ? t("seo.profile.title", { name, handle: `@${username}` }) : name;
    }
  }
}
