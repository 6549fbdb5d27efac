import { type LegalPageName, legalPageLanguages, legalPages } from "#brand/legal-pages.ts";
import { languageOf } from "#locales/index.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { Page, RequestContext } from "#site/page.ts";
import { LegalPageView } from "./legal-page-view.tsx";

/**
 * The page of one of the owner's texts, in the language of the interface if the text has it, otherwise in English. Search
 * engines get links to the languages of the text. The head, which link previews show, is in the language that is shown.
 */
export function legalPage(name: LegalPageName, { i18n, settings }: Pick<RequestContext, "i18n" | "settings">): Page {
  const language = legalPageLanguages.find((one) => one === i18n.locale.code) ?? "en";
  const text = legalPages[name][language];
  const t = createTranslate(language);
  const locale = languageOf(language);
  return {
    state: { kind: "loaded" },
    cache: "static",
    head: {
      title: t("seo.siteTitle", { title: text.title }),
      description: text.lead,
      path: `/${name}`,
      image: pagePreviewImage(name, { t, locale, origin: settings.origin }),
      languages: legalPageLanguages,
    },
    scripts: ["current-section"],
    body: <LegalPageView text={text} language={language} />,
  };
}
