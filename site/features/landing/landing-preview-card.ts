import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import type { Translate } from "#site/i18n/translate.ts";

/** The content of the landing page's preview image: its hero. */
export function landingPreviewCard(t: Translate, locale: PreviewCard["locale"]): PreviewCard {
  return { kind: "landing", locale, title1: t("hero.title1"), title2: t("hero.title2") };
}
