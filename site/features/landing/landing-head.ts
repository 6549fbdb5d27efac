import type { Language } from "#locales/index.ts";
import { drawnSharePicture } from "#site/features/share-pictures/drawn-share-picture.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { Head } from "#site/layouts/head.ts";
import { landingShareCard } from "./landing-share-card.ts";
import { landingStructuredData } from "./landing-structured-data.ts";

interface LandingHeadContext {
  readonly t: Translate;
  readonly language: Language;
  readonly origin: string;
}

/** What the front page says of itself, with its first screen as its picture. */
export function landingHead({ t, language, origin }: LandingHeadContext): Head {
  const description = t("seo.home.description");
  const image = drawnSharePicture(landingShareCard(t, language.code), {
    origin,
    path: "/share/landing",
    alt: t("seo.home.cardAlt", { title: `${t("hero.title1")} ${t("hero.title2")}` }),
  });
  return {
    kind: "landing",
    firstView: "download-title",
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
