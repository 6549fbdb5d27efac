import type { Language } from "#locales/index.ts";
import { renderedPreviewImage } from "#site/features/preview-images/rendered-preview-image.ts";
import type { Head } from "#site/head/head.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { landingPreviewCard } from "./landing-preview-card.ts";
import { landingStructuredData } from "./landing-structured-data.ts";

interface LandingHeadContext {
  readonly t: Translate;
  readonly language: Language;
  readonly origin: string;
}

/** The head of the landing page; its preview image shows the hero. */
export function landingHead({ t, language, origin }: LandingHeadContext): Head {
  const description = t("seo.home.description");
  const image = renderedPreviewImage(landingPreviewCard(t, language.code), {
    origin,
    path: "/share/landing",
    alt: t("seo.home.cardAlt", { title: `${t("hero.title1")} ${t("hero.title2")}` }),
  });
  return {
    kind: "landing",
    title: t("seo.home.title"),
    description,
    keywords: t("seo.home.keywords"),
    author: t("seo.home.author"),
    path: "/",
    openGraphType: "website",
    image,
    structuredData: landingStructuredData({ origin, description, language: language.code, image: image.url }),
  };
}
