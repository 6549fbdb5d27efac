import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import type { CardContext, CardResult } from "#site/features/preview-images/preview-image-response.ts";
import { profileTag } from "#site/http/cache-tags.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import type { ErrorLog, ProductApi } from "#site/product-api/product-api.ts";
import { type ProfileHeaderView, profileHeaderView } from "../profile-view.ts";

/** Graphemes of a name and of a biography on a card: two lines each. */
const limits = { name: 60, handle: 40, bio: 110 } as const;

/** What the preview image of a profile shows. */
export function profilePreviewCard(view: ProfileHeaderView, locale: PreviewCard["locale"]): PreviewCard {
  const { name, username, letter, avatar, bio } = view;
  const counts = [view.followers, view.following].flatMap((count) =>
    count ? [{ value: count.short, noun: count.noun }] : [],
  );
  return {
    kind: "profile",
    locale,
    person: {
      name: truncateText(name, limits.name, locale),
      handle: username && `@${truncateText(username, limits.handle, locale)}`,
      letter,
      avatar: avatar?.url,
    },
    bio: bio && truncateText(bio, limits.bio, locale),
    counts,
  };
}

interface ProfileSource {
  readonly productApi: ProductApi;
  readonly log: ErrorLog;
  readonly signImage: SignImage;
  readonly origin: string;
}

/** Fetches the user alone: the preview image shows no posts. */
export async function loadProfilePreviewCard(
  { productApi, log, signImage, origin }: ProfileSource,
  uuid: string | undefined,
  { locale, t, formats }: CardContext,
): Promise<CardResult> {
  if (!isIdentifier(uuid)) return { failure: "not-found" };
  const result = await productApi.get(productPaths.user(uuid), log);
  if (!result.ok) return { failure: result.failure };
  const user = parseUserResponse(result.json, origin);
  if (!user) return { failure: "no-data" };
  const view = profileHeaderView(user, { t, formats, locale, signImage });
  return { card: profilePreviewCard(view, locale.code), tags: [profileTag(uuid)] };
}
