import "#site/features/account-deletion/deletion-tokens.css";
import "#site/features/site-frame/sticky-header.css";
import { deletionFormIsDead } from "#site/as-observed.ts";
import { definePage } from "#site/define-page.tsx";
import { DeleteAccountPage } from "#site/features/account-deletion/delete-account-page.tsx";
import { deletionRequest } from "#site/features/account-deletion/deletion-request.ts";
import { type DeletionFormValues, readDeletionForm } from "#site/features/account-deletion/form/read-deletion-form.ts";
import { formKey } from "#site/features/forms/form-key.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { postPrivateForm } from "#site/features/private-request/post-private-form.ts";
import { requestHead } from "#site/features/private-request/private-request.ts";

export default definePage("delete-account", async (context) => {
  const { settings, i18n, visitor } = context;
  const { form, accountDeletion } = visitor;
  const posted =
    form &&
    (await postPrivateForm(form, context, {
      request: deletionRequest,
      read: readDeletionForm,
      send:
        accountDeletion &&
        ((values: DeletionFormValues, key) => accountDeletion.request({ ...values, locale: i18n.locale.code }, key)),
      wrongCredentials: { password: "wrong-credentials" },
      shownAgain: ["email", "action"],
    }));
  if (posted && "cache" in posted) return posted;
  const mode = deletionFormIsDead(settings) ? "observed" : settings.accountDeletion ? "here" : "elsewhere";
  return {
    state: { kind: "loaded" },
    cache: mode === "here" ? "none" : "static", // the form has a key of its own
    ...(posted && { status: posted.status, headers: posted.headers }),
    head: {
      ...requestHead(deletionRequest, i18n.t, deletionRequest.path),
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
