import { brand } from "#brand/brand.ts";
import { type Platform, platforms, storeUrl } from "#site/features/store-links/store-urls.ts";
import type { StructuredRecord } from "#site/head/structured-data/structured-record.ts";

const operatingSystems: Readonly<Record<Platform, string>> = { google: "Android", apple: "iOS" };

interface LandingFacts {
  readonly origin: string;
  readonly description: string;
  readonly language: string;
  /** URL of the page's preview image. */
  readonly image: string;
}

/** The organization and its app: free, in both stores. No ratings: none are known, and invented ones are fraud. */
export function landingStructuredData({ origin, description, language, image }: LandingFacts): StructuredRecord[] {
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
      description,
      image,
      url: `${origin}/`,
      inLanguage: language,
      applicationCategory: "SocialNetworkingApplication",
      operatingSystem: Object.values(operatingSystems).join(", "),
      installUrl: platforms.map((platform) => storeUrl(platform)),
      publisher: { "@id": organization },
      offers: { "@type": "Offer", price: 0, priceCurrency: "TRY" },
    },
  ];
}
