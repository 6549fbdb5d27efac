import { definePage } from "#site/define-page.tsx";
import { DeleteAccountPage } from "#site/features/account-deletion/delete-account-page.tsx";

/** /delete-account */
export default definePage(({ settings, localeInUrl, i18n: { t, locale } }) => ({
  state: { kind: "loaded" },
  cache: "static",
  head: {
    kind: "account-deletion",
    title: t("seo.siteTitle", { title: t("seo.deleteAccount.title") }),
    description: t("seo.deleteAccount.description"),
    author: t("seo.home.author"),
    path: "/delete-account",
    openGraphType: "website",
    noindex: true,
  },
  body: <DeleteAccountPage localeInUrl={localeInUrl ? locale.code : undefined} asObserved={settings.asObserved} />,
}));
