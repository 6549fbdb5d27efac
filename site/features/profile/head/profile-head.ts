import { renderedPreviewImage } from "#site/features/preview-images/preview-image-url.ts";
import type { Head } from "#site/head/head.ts";
import { interactionCounters } from "#site/head/structured-data/interaction-counters.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { ProfileHeaderView, ProfileView } from "../profile-view.ts";
import { profilePreviewCard } from "./profile-preview-card.ts";

/** Graphemes of a biography in a preview: chats show 80 to 160 and truncate the rest themselves. */
const descriptionLimit = 160;

/** Graphemes of the biography in structured data; search engines read no further, and the page has the whole text. */
const bioLimit = 2000;

interface HeadContext extends Pick<I18n, "t" | "locale"> {
  /** The site's own origin. */
  readonly origin: string;
  /** From the URL; any text where the page is "not found". */
  readonly uuid: string;
}

/** The head of the profile page, for browsers, search engines and chat previews. */
export function profileHead(view: ProfileView, { t, locale, origin, uuid }: HeadContext): Head {
  const path = `/profile/${encodeURIComponent(uuid)}`;
  const titled = (title: string) => t("seo.siteTitle", { title });
  const other = { description: t("seo.home.description"), path, noindex: true };
  if (view.kind === "failed") return { ...other, title: titled(t("seo.profile.errorTitle")) };
  if (view.kind === "loading") return { ...other, title: titled(t("profile.loading")), appPath: path, loading: true };
  const { name, avatar, bio, username, followers, following } = view.header;
  const card = renderedPreviewImage(profilePreviewCard(view.header, locale.code), {
    origin,
    path: `/share${path}`,
    alt: t("seo.profile.cardAlt", { name }),
  });
  // The avatar too, for chats that show a small square image.
  const own = avatar ? [{ url: absoluteMediaUrl(avatar.url, origin), alt: t("post.avatar", { author: name }) }] : [];
  const url = `${origin}${path}`;
  return {
    title: titled(profileName(view.header, t)),
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
    structuredData: [
      {
        "@type": "ProfilePage",
        "@id": url,
        url,
        primaryImageOfPage: card.url,
        mainEntity: {
          "@type": "Person",
          "@id": `${url}#person`,
          name,
          alternateName: username && `@${username}`,
          identifier: uuid,
          description: bio && truncateText(bio, bioLimit, locale.code),
          url,
          image: own[0]?.url ?? card.url,
          interactionStatistic: interactionCounters({ FollowAction: followers?.value }),
          agentInteractionStatistic: interactionCounters({ FollowAction: following?.value }),
        },
      },
    ],
    loading: view.posts.kind === "loading",
  };
}

/** "Elif Kaya (@elif.kaya)" */
export function profileName({ name, username }: ProfileHeaderView, t: I18n["t"]): string {
  return username && username !== name ? t("seo.profile.title", { name, handle: `@${username}` }) : name;
}
