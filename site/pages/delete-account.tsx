import { definePage } from "#site/define-page.tsx";
import { DeleteAccountPage } from "#site/features/account-deletion/delete-account-page.tsx";
import { deletionHead } from "#site/features/account-deletion/deletion-head.ts";
import { postDeletionForm } from "#site/features/account-deletion/form/post-deletion-form.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";

/** GET and POST /delete-account */
export default definePage(async (context) => {
  const { settings, i18n, request } = context;
  const posted = request.method === "POST" ? await postDeletionForm(context) : undefined;
  if (posted instanceof Response) return posted;
  const mode = settings.asObserved ? "observed" : settings.accountDeletion ? "here" : "elsewhere";
  return {
    state: { kind: "loaded" },
    cache: posted ? "none" : "static",
    ...(posted && { status: posted.status }),
    // Browsers without Sec-Fetch-Site send `Origin: null` from a page without referrer. The URL has no secret.
    headers: { ...posted?.headers, "Referrer-Policy": "same-origin" },
    head: {
      ...deletionHead(i18n.t, "/delete-account"),
      image: pagePreviewImage("delete-account", { ...i18n, origin: settings.origin }),
    },
    body: <DeleteAccountPage mode={mode} days={settings.accountDeletionDays} refused={posted} />,
  };
});
