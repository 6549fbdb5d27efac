import { FailurePanel } from "#site/components/failure-panel.tsx";
import { definePage } from "#site/define-page.tsx";

/** What no route and no file answers. */
export default definePage("not-found", ({ i18n: { t, link } }) => ({
  state: { kind: "failed", reason: "not-found" },
  cache: "none",
  head: {
    title: t("seo.siteTitle", { title: t("errors.notFoundTitle") }),
    description: t("errors.notFoundText"),
    author: t("seo.home.author"),
    path: "/",
    openGraphType: "website",
    noindex: true,
  },
  body: (
    <FailurePanel
      title={t("errors.notFoundTitle")}
      text={t("errors.notFoundText")}
      alternatives={[
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  ),
}));
