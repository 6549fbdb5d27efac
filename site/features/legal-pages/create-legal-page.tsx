import { type LegalPageName, legalPageLanguages } from "#brand/legal-pages.ts";
import { languageOf } from "#locales/index.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { Page, RequestContext } from "#site/page.ts";
import { legalPageText } from "./legal-page-text.ts";
import { LegalPageView } from "./legal-page-view.tsx";

/**
 * The page of one of the owner's texts. Search engines get links to the languages that it is written in; its head, which
 * link previews show, is in the language that is shown.
 */
export function legalPage(name: LegalPageName, { i18n, settings }: Pick<RequestContext, "i18n" | "settings">): Page {
  const page = legalPageText(name, i18n.locale.code);
  const t = createTranslate(page.language);
  const locale = languageOf(page.language);
  return {
    state: { kind: "loaded" },
    cache: "static",
    head: {
      title: t("seo.siteTitle", { title: page.text.title }),
      description: page.text.lead,
      path: `/${name}`,
      image: pagePreviewImage(name, { t, locale, origin: settings.origin }),
      languages: legalPageLanguages,
    },
    scripts: ["current-section"],
    body: <LegalPageView {...page} />,
  };
}
