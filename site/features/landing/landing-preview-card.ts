import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import type { Translate } from "#site/i18n/translate.ts";

/** What the drawn picture of the landing page shows: its first screen. */
export function landingPreviewCard(t: Translate, locale: PreviewCard["locale"]): PreviewCard {
  return { kind: "landing", locale, title1: t("hero.title1"), title2: t("hero.title2") };
}
