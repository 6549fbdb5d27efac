import { expect, test } from "vitest";
import { communityRules } from "#brand/community-rules.ts";
import { legalPageLanguages, legalPages } from "#brand/legal-pages.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { LegalPageView } from "./legal-page-view.tsx";

test.each(legalPageLanguages)("rules are numbered in %s: decisions name the numbers", (locale) => {
  const html = htmlIn(i18nOf(locale), <LegalPageView text={legalPages["community-rules"][locale]} language={locale} />);
  const [, text = ""] = html.split("</nav>");
  const [, items = ""] = /<ol[^>]*>(.*?)<\/ol>/.exec(text) ?? [];
  expect(items.match(/<li>/g)).toHaveLength(communityRules.length);
  expect(html).not.toContain("<ul");
});
