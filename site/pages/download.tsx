import { definePage } from "#site/define-page.tsx";
import { DownloadPage } from "#site/features/download/download-page.tsx";
import * as downloadPageScript from "#site/features/download/download-page-script.ts?inline-script";
import { redirectToStore } from "#site/features/download/redirect-to-store.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { downloadPath, readStoreContext } from "#site/features/store-links/store-context.ts";

/** /download, with `?from=…&id=…` as other pages link to it, and `?to=auto` as it is printed */
export default definePage(({ request, url, settings, i18n: { t, link, locale } }) => {
  const context = readStoreContext(url.searchParams, locale.code);
  const redirect = redirectToStore(url.searchParams, request.headers.get("user-agent"), context);
  if (redirect?.location) {
    return new Response(null, { status: 302, headers: { ...redirect.headers, Location: redirect.location } });
  }
  return {
    state: { kind: "loaded" },
    cache: redirect ? "none" : "static",
    ...(redirect && { headers: redirect.headers }),
    head: {
      kind: "download",
      title: t("seo.siteTitle", { title: t("seo.download.title") }),
      description: t("seo.download.description"),
      author: t("seo.home.author"),
      path: "/download",
      openGraphType: "website",
      image: pagePreviewImage("download", { t, locale, origin: settings.origin }),
    },
    storeContext: context,
    body: <DownloadPage context={context} url={`${settings.origin}${link(downloadPath(context))}`} />,
    blockingScript: downloadPageScript,
  };
});
