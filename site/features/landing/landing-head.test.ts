import { expect, test } from "vitest";
import { languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { landingHead } from "./landing-head.ts";

const origin = "https://www.meydan.example";

test("the front page is shown by its first screen, in its language", () => {
  const t = createTranslate("tr");
  const { image } = landingHead({ t, language: languageOf("tr"), origin });
  expect(image?.url).toMatch(/^https:\/\/www\.meydan\.example\/share\/landing\/tr-[0-9a-f]{16}\.jpg$/);
  expect(image?.alt).toContain(`“Söz senin. ${t("brand.headline")}”`);
});

test("search engines learn of a free app and who makes it, and of no ratings", () => {
  const { structuredData, image } = landingHead({ t: createTranslate("en"), language: languageOf("en"), origin });
  expect(structuredData).toMatchObject([
    { "@type": "Organization", url: `${origin}/` },
    { "@type": "MobileApplication", image: image?.url, offers: { price: 0 } },
  ]);
  expect(JSON.stringify(structuredData)).not.toMatch(/aggregateRating|review/i);
});
