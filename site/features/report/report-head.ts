import type { Head } from "#site/head/head.ts";
import type { Translate } from "#site/i18n/translate.ts";

/**
 * The head of every page of reports.
 *
 * @param path without the query, which may have a token
 * @param title of a page that is not the form
 */
export function reportHead(t: Translate, path: string, title = t("report.title")): Head {
  return {
    title: t("seo.siteTitle", { title }),
    description: t("report.lead"),
    author: t("seo.home.author"),
    path,
    openGraphType: "website",
    noindex: true,
  };
}
