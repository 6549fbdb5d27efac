import { type OwnerPageName, ownerPageLanguages } from "#brand/owner-pages.ts";
import { languageOf } from "#locales/index.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { Page, RequestContext } from "#site/page.ts";
import { OwnerPageView } from "./owner-page.tsx";
import { ownerPageText } from "./owner-page-text.ts";

/**
 * The page of one of the owner's texts. Search engines are told of the languages that it is written in; its head, which
 * link previews show, is in the one that is shown.
 */
export function ownerPage(name: OwnerPageName, { i18n, settings }: Pick<RequestContext, "i18n" | "settings">): Page {
  const page = ownerPageText(name, i18n.locale.code);
  const t = createTranslate(page.language);
  const locale = languageOf(page.language);
  return {
    state: { kind: "loaded" },
    cache: "static",
    head: {
      title: t("seo.siteTitle", { title: page.text.title }),
      description: page.text.lead,
      author: t("seo.home.author"),
      path: `/${name}`,
      openGraphType: "website",
      image: pagePreviewImage(name, { t, locale, origin: settings.origin }),
      languages: ownerPageLanguages,
    },
    scripts: ["current-section"],
    body: <OwnerPageView {...page} />,
  };
}
