import type { User } from "#site/product-api/read-user.ts";
import { breadcrumb } from "#site/structured-data/breadcrumb.ts";
import { interactionCounters } from "#site/structured-data/interaction-counters.ts";
import type { StructuredRecord } from "#site/structured-data/structured-data.ts";

interface ProfileFacts {
  readonly uuid: string;
  readonly origin: string;
  readonly path: string;
  readonly name: string;
  /** Addresses of the page's share pictures: the drawn one, then the person's own. */
  readonly images: readonly string[];
}

/** A profile as search engines know profiles (schema.org ProfilePage), and where it stands in the site. */
export function profileStructuredData(user: User, facts: ProfileFacts): StructuredRecord[] {
  const { origin, path, name, images, uuid } = facts;
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
        alternateName: user.username && `@${user.username}`,
        identifier: uuid,
        description: user.bio,
        url,
        image: images.at(-1),
        interactionStatistic: interactionCounters({ FollowAction: user.followersCount }),
        agentInteractionStatistic: interactionCounters({ FollowAction: user.followingCount }),
      },
    },
    breadcrumb(origin, [{ name, path }]),
  ];
}
