import "#site/features/site-frame/sticky-header.css";
import { deletionFormIsDead } from "#site/as-observed.ts";
import { definePage } from "#site/define-page.tsx";
import { DeleteAccountPage } from "#site/features/account-deletion/delete-account-page.tsx";
import { deletionHead } from "#site/features/account-deletion/deletion-head.ts";
import { postDeletionForm } from "#site/features/account-deletion/form/post-deletion-form.ts";
import { formKey } from "#site/features/forms/form-key.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";

export default definePage("delete-account", async (context) => {
  const { settings, i18n, visitor } = context;
  const posted = visitor.form && (await postDeletionForm(visitor.form, context));
  if (posted && "cache" in posted) return posted;
  const mode = deletionFormIsDead(settings) ? "observed" : settings.accountDeletion ? "here" : "elsewhere";
  return {
    state: { kind: "loaded" },
    cache: mode === "here" ? "none" : "static", // the form has a key of its own
    ...(posted && { status: posted.status, headers: posted.headers }),
    head: {
      ...deletionHead(i18n.t, "/delete-account"),
      image: pagePreviewImage("delete-account", { ...i18n, origin: settings.origin }),
    },
    scripts: ["keep-typed"],
    body: (
      <DeleteAccountPage
        mode={mode}
        days={settings.accountDeletionDays}
        refused={posted}
        formKey={posted?.key ?? formKey()}
      />
    ),
  };
});
