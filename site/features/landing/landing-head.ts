import type { Language } from "#locales/index.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import type { Head } from "#site/head/head.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { landingStructuredData } from "./landing-structured-data.ts";

interface LandingHeadContext {
  readonly t: Translate;
  readonly language: Language;
  readonly origin: string;
}

/** The head of the landing page; its preview image shows the hero. */
export function landingHead({ t, language, origin }: LandingHeadContext): Head {
  const description = t("seo.home.description");
  const image = pagePreviewImage("landing", { t, locale: language, origin });
  return {
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
