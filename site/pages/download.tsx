import { definePage } from "#site/define-page.tsx";
import { DownloadPage } from "#site/features/download/download-page.tsx";
import { dependsOnDevice, redirectToStore } from "#site/features/download/redirect-to-store.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { type Origin, storeContext } from "#site/features/store-links/store-context.ts";

/** `?from=…&id=…` as other pages link to it; `?to=auto` as codes have it, on screens and in print; `&c=` names a campaign. */
export default definePage("download", ({ request: { query }, visitor, settings, i18n: { t, locale } }) => {
  // Without a place of the closed list, the visitor has come to this page (site/routes.ts).
  const context = storeContext((query.from as Origin | undefined) ?? "download", locale.code, query.id);
  const redirect = query.to === "auto" && visitor ? redirectToStore(visitor.userAgent, context, query.c) : undefined;
  if (redirect) return redirect;
  return {
    state: { kind: "loaded" },
    // What depends on the visitor's device is nobody else's.
    cache: visitor ? "none" : "static",
    ...(visitor && { headers: dependsOnDevice }),
    head: {
      title: t("seo.siteTitle", { title: t("seo.download.title") }),
      description: t("seo.download.description"),
      path: "/download",
      image: pagePreviewImage("download", { t, locale, origin: settings.origin }),
    },
    storeContext: context,
    body: <DownloadPage />,
    scripts: ["retry-images"],
  };
});
