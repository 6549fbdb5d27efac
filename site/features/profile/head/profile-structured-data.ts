import type { Locale } from "#locales/index.ts";
import { interactionCounters } from "#site/head/structured-data/interaction-counters.ts";
import type { StructuredRecord } from "#site/head/structured-data/structured-record.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import type { User } from "#site/product-api/parse-user.ts";
import type { ProfileHeaderView } from "../profile-view.ts";

/** Graphemes of the biography; search engines read no further, and the page has the whole text. */
const bioLimit = 2000;

interface ProfileFacts {
  readonly uuid: string;
  readonly origin: string;
  readonly path: string;
  readonly header: Pick<ProfileHeaderView, "name" | "username" | "bio">;
  readonly language: Locale;
  /** URLs of the preview images: the rendered one, then the avatar. */
  readonly images: readonly string[];
}

/** A profile as search engines know profiles (schema.org ProfilePage). */
export function profileStructuredData(user: User, facts: ProfileFacts): StructuredRecord[] {
  const { origin, path, language, images, uuid } = facts;
  const { name, username, bio } = facts.header;
  const url = `${origin}${path}`;
  return [
    {
      "@type": "ProfilePage",
      "@id": url,
      url,
      primaryImageOfPage: images[0],
      mainEntity: {
        "@type": "Person",
        "@id": `${url}#person`,
        name,
        alternateName: username && `@${username}`,
        identifier: uuid,
        description: bio && truncateText(bio, bioLimit, language),
        url,
        image: images.at(-1),
        interactionStatistic: interactionCounters({ FollowAction: user.followersCount }),
        agentInteractionStatistic: interactionCounters({ FollowAction: user.followingCount }),
      },
    },
  ];
}
