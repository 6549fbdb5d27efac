import type { ShareCard } from "#site/features/share-pictures/share-card.ts";
import type { Translate } from "#site/i18n/translate.ts";

/** What the drawn picture of the landing page shows: its first screen. */
export function landingShareCard(t: Translate, language: ShareCard["language"]): ShareCard {
  return { kind: "landing", language, title1: t("hero.title1"), title2: t("hero.title2") };
}
