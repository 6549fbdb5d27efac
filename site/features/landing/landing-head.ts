import { brand } from "#brand/brand.ts";
import type { Language } from "#locales/index.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import type { Phone } from "#site/features/store-links/detect-phone.ts";
import { stores, storeUrl } from "#site/features/store-links/store-urls.ts";
import type { Head } from "#site/head/head.ts";
import type { StructuredRecord } from "#site/head/structured-data.ts";
import type { Translate } from "#site/i18n/translate.ts";

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
    path: "/",
    image,
    structuredData: structuredData(origin, { description, image: image.url, inLanguage: language.code }),
  };
}

/** As search engines know them. */
const systems: Readonly<Record<Phone, string>> = { google: "Android", apple: "iOS" };

/** The organization and its app: free, in both stores. No ratings: none are known, and invented ones are fraud. */
function structuredData(origin: string, ofPage: Readonly<Record<string, string>>): StructuredRecord[] {
  const organization = `${origin}/#organization`;
  return [
    {
      "@type": "Organization",
      "@id": organization,
      name: brand.owner,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: brand.contactEmail,
    },
    {
      "@type": "MobileApplication",
      "@id": `${origin}/#app`,
      name: brand.name,
      ...ofPage,
      url: `${origin}/`,
      applicationCategory: "SocialNetworkingApplication",
      operatingSystem: Object.values(systems).join(", "),
      installUrl: stores.map((store) => storeUrl(store)),
      publisher: { "@id": organization },
      offers: { "@type": "Offer", price: 0, priceCurrency: "TRY" },
    },
  ];
}
