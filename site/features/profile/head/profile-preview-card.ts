import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { truncateLines, truncateText } from "#site/i18n/text/truncate-text.ts";
import type { ProfileHeaderView } from "../profile-view.ts";

/** Graphemes of a name and of a biography on a card: two lines each. */
const limits = { name: 60, handle: 40, bio: 110 } as const;

/** What the preview image of a profile shows. */
export function profilePreviewCard(view: ProfileHeaderView, locale: PreviewCard["locale"]): PreviewCard {
  const { name, username, letter, avatar, bio } = view;
  const counts = [view.followers, view.following].flatMap((count) =>
    count ? [{ value: count.short, noun: count.noun, isZero: count.isZero }] : [],
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
    text: bio && truncateLines(bio, limits.bio, locale),
    counts,
  };
}
