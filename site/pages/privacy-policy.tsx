import "#site/features/site-frame/sticky-header.css";
import { definePage } from "#site/define-page.tsx";
import { PrivacyPolicyPage } from "#site/features/legal-pages/privacy-policy-page.tsx";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";

export default definePage("privacy-policy", ({ settings, i18n: { t, locale } }) => ({
  state: { kind: "loaded" },
  cache: "static",
  head: {
    title: t("seo.siteTitle", { title: t("seo.privacyPolicy.title") }),
    description: t("seo.privacyPolicy.description"),
    path: "/privacy-policy",
    image: pagePreviewImage("privacy-policy", { t, locale, origin: settings.origin }),
  },
  scripts: ["current-section"],
  body: <PrivacyPolicyPage />,
}));
