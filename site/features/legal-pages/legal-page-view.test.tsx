import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { communityRules } from "#brand/community-rules.ts";
import { legalPageLanguages } from "#brand/legal-pages.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { legalPageText } from "./legal-page-text.ts";
import { LegalPageView } from "./legal-page-view.tsx";

test.each(legalPageLanguages)("rules are numbered in %s: decisions name the numbers", (locale) => {
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n(locale, createTranslate(locale), false)}>
      <LegalPageView {...legalPageText("community-rules", locale)} />
    </I18nContext>,
  );
  const [, text = ""] = html.split("</nav>");
  const [, items = ""] = /<ol[^>]*>(.*?)<\/ol>/.exec(text) ?? [];
  expect(items.match(/<li>/g)).toHaveLength(communityRules.length);
  expect(html).not.toContain("<ul");
});
