import { expect, test } from "vitest";
import { languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { landingHead } from "./landing-head.ts";

const origin = "https://www.meydan.example";

test("search engines learn of a free app and who makes it, and of no ratings", () => {
  const { structuredData, image } = landingHead({ t: createTranslate("en"), language: languageOf("en"), origin });
  expect(structuredData).toMatchObject([
    { "@type": "Organization", url: `${origin}/` },
    { "@type": "MobileApplication", image: image?.url, offers: { price: 0 } },
  ]);
  expect(JSON.stringify(structuredData)).not.toMatch(/aggregateRating|review/i);
});
