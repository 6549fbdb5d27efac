import type { Head } from "#site/head/head.ts";
import type { Translate } from "#site/i18n/translate.ts";

/**
 * The head of every page of account deletion.
 *
 * @param path without the query, which may have a token
 * @param title of a page that is not the form
 */
export function deletionHead(t: Translate, path: string, title = t("seo.deleteAccount.title")): Head {
  return {
    title: t("seo.siteTitle", { title }),
    description: t("seo.deleteAccount.description"),
    author: t("seo.home.author"),
    path,
    openGraphType: "website",
    noindex: true,
  };
}
