import { definePage } from "#site/define-page.tsx";
import { LoadFailure } from "#site/features/site-frame/load-failure.tsx";

/** What no route and no file answers. */
export default definePage("not-found", ({ i18n: { t } }) => ({
  state: { kind: "failed", reason: "not-found" },
  cache: "none",
  head: {
    title: t("seo.siteTitle", { title: t("errors.notFoundTitle") }),
    description: t("errors.notFoundText"),
    path: "/",
    noindex: true,
  },
  body: <LoadFailure reason="not-found" title={t("errors.notFoundTitle")} path="/" />,
}));
