import { definePage } from "#site/define-page.tsx";
import { PrivacyPolicyPage } from "#site/features/privacy/privacy-policy-page.tsx";

/** /privacy-policy */
export default definePage(({ i18n: { t } }) => ({
  state: { kind: "loaded" },
  cache: "static",
  head: {
    kind: "privacy-policy",
    title: t("seo.siteTitle", { title: t("seo.privacyPolicy.title") }),
    description: t("seo.privacyPolicy.description"),
    author: t("seo.home.author"),
    path: "/privacy-policy",
    openGraphType: "website",
  },
  body: <PrivacyPolicyPage />,
}));
