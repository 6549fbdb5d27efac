import { definePage } from "#site/define-page.tsx";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { PrivacyPolicyPage } from "#site/features/privacy/privacy-policy-page.tsx";

/** /privacy-policy */
export default definePage(({ settings, i18n: { t, locale } }) => ({
  state: { kind: "loaded" },
  cache: "static",
  head: {
    kind: "privacy-policy",
    title: t("seo.siteTitle", { title: t("seo.privacyPolicy.title") }),
    description: t("seo.privacyPolicy.description"),
    author: t("seo.home.author"),
    path: "/privacy-policy",
    openGraphType: "website",
    image: pagePreviewImage("privacy-policy", { t, locale, origin: settings.origin }),
  },
  body: <PrivacyPolicyPage />,
}));
