import { type OwnerPageName, ownerPageLanguages } from "#brand/owner-pages.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import type { Page, RequestContext } from "#site/page.ts";
import { OwnerPageView } from "./owner-page.tsx";
import { ownerPageText } from "./owner-page-text.ts";

/** The page of one of the owner's texts. Search engines are told of the languages that it is written in. */
export function ownerPage(
  name: OwnerPageName,
  { i18n: { t, locale }, settings }: Pick<RequestContext, "i18n" | "settings">,
): Page {
  const page = ownerPageText(name, locale.code);
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
