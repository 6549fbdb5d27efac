import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import type { CardContext, WantedCard } from "#site/features/preview-images/preview-image-response.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import { unsigned } from "#site/images/signed-image.ts";
import type { ErrorLog, ProductApi } from "#site/product-api/product-api.ts";
import { readUser } from "#site/product-api/read-user.ts";
import { crawlerTimeoutMs, waitFor } from "#site/product-api/timeouts.ts";
import { type ProfileHeaderView, profileHeaderView } from "./profile-view.ts";

/** Graphemes of a name and of a biography on a card: two lines each. */
const limits = { name: 60, handle: 40, bio: 110 } as const;

/** What the preview image of a profile shows. */
export function profilePreviewCard(view: ProfileHeaderView, language: CardContext["language"]["code"]): PreviewCard {
  const { name, username, letter, avatar, bio } = view;
  const counts = [view.followers, view.following].flatMap((count) =>
    count ? [{ value: count.short, noun: count.noun }] : [],
  );
  return {
    kind: "profile",
    language,
    person: {
      name: truncateText(name, limits.name, language),
      handle: username && `@${truncateText(username, limits.handle, language)}`,
      letter,
      avatar: avatar?.url,
    },
    bio: bio && truncateText(bio, limits.bio, language),
    counts,
  };
}

/** Fetches the user alone: the preview image shows no posts. */
export async function loadProfilePreviewCard(
  { productApi, log, origin }: { readonly productApi: ProductApi; readonly log: ErrorLog; readonly origin: string },
  uuid: string | undefined,
  { language, t, formats }: CardContext,
): Promise<WantedCard> {
  if (!isIdentifier(uuid)) return { failure: "not-found" };
  const answer = await waitFor(productApi.get(productPaths.user(uuid), log), crawlerTimeoutMs);
  if (answer === "slow") return { failure: "unavailable" };
  if (!answer.ok) return { failure: answer.failure };
  const user = readUser(answer.json, origin);
  if (!user) return { failure: "no-data" };
  const view = profileHeaderView(user, { t, formats, locale: language, signImage: unsigned });
  return { card: profilePreviewCard(view, language.code) };
}
