import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { CardContext, WantedCard } from "#site/features/share-pictures/card-answer.ts";
import type { ShareCard } from "#site/features/share-pictures/share-card.ts";
import { cutText } from "#site/i18n/cut-text.ts";
import { unsigned } from "#site/pictures/signed-picture.ts";
import type { FaultLog, ProductApi } from "#site/product-api/product-api.ts";
import { readUser } from "#site/product-api/read-user.ts";
import { robotPatience, waitFor } from "#site/product-api/wait.ts";
import { type ProfileHeaderView, profileHeaderView } from "./profile-view.ts";

/** Graphemes of a name and of a biography on a card: two lines each. */
const limits = { name: 60, handle: 40, bio: 110 } as const;

/** What the drawn picture of a profile shows. */
export function profileShareCard(view: ProfileHeaderView, language: CardContext["language"]["code"]): ShareCard {
  const { name, username, letter, avatar, bio } = view;
  const counts = [view.followers, view.following].flatMap((count) =>
    count ? [{ value: count.short, noun: count.noun }] : [],
  );
  return {
    kind: "profile",
    language,
    person: {
      name: cutText(name, limits.name, language),
      handle: username && `@${cutText(username, limits.handle, language)}`,
      letter,
      avatar: avatar?.url,
    },
    bio: bio && cutText(bio, limits.bio, language),
    counts,
  };
}

/** Asks for the user alone: the post list is no part of the picture. */
export async function loadProfileShareCard(
  { productApi, log, origin }: { readonly productApi: ProductApi; readonly log: FaultLog; readonly origin: string },
  uuid: string | undefined,
  { language, t, formats }: CardContext,
): Promise<WantedCard> {
  if (!isIdentifier(uuid)) return { failure: "not-found" };
  const answer = await waitFor(productApi.get(productPaths.user(uuid), log), robotPatience);
  if (answer === "slow") return { failure: "unavailable" };
  if (!answer.ok) return { failure: answer.failure };
  const user = readUser(answer.json, origin);
  if (!user) return { failure: "no-data" };
  const view = profileHeaderView(user, { t, formats, language: language.code, signPicture: unsigned });
  return { card: profileShareCard(view, language.code) };
}
