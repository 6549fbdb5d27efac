import { isSecretToken } from "#contract/secret-token.ts";
import { FailurePanel } from "#site/components/failure-panel.tsx";
import { definePage } from "#site/define-page.tsx";
import { deletionHead } from "#site/features/account-deletion/deletion-head.ts";
import { CancelPage } from "#site/features/account-deletion/receipt/cancel-page.tsx";
import { failureStatus } from "#site/features/account-deletion/receipt/failure-status.ts";
import { MissingRequest } from "#site/features/account-deletion/receipt/missing-request.tsx";
import {
  cancelLink,
  cancelPath,
  receiptCookie,
  receiptPath,
} from "#site/features/account-deletion/receipt/receipt-cookie.ts";
import { readPostedForm } from "#site/http/read-posted-form.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { Page } from "#site/page.ts";
import type { AccountDeletionFailure } from "#site/product-api/account-deletion.ts";

/** `?token=…` shows a request, its form cancels it. */
export default definePage("cancel-deletion", async ({ settings, i18n, request, visitor }) => {
  const { form, accountDeletion } = visitor;
  if (form && !accountDeletion) return formOfAnotherSite(settings.origin, i18n);
  const given = form ? (await readPostedForm(form)).get("token") : request.query.token;
  const token = typeof given === "string" && isSecretToken(given) ? given : undefined;
  const page = {
    state: { kind: "loaded" },
    cache: "none",
    head: deletionHead(i18n.t, cancelPath),
    ...(token !== undefined && { query: `?token=${token}` }),
  } as const;
  const missing = (failure: AccountDeletionFailure) => {
    const { status, headers } = failureStatus(failure);
    const retry = i18n.link(token === undefined ? cancelPath : cancelLink(token));
    const body = <MissingRequest failure={failure} asked="link" retry={retry} />;
    return { ...page, status, headers, body };
  };
  if (token === undefined || !accountDeletion) return missing({ reason: "not-found" });
  const result = await (form ? accountDeletion.cancel(token) : accountDeletion.show(token));
  if (!result.ok) return missing(result);
  if (!form) {
    const head = deletionHead(i18n.t, cancelPath, i18n.t("deleteAccount.changeOfMind"));
    return { ...page, head, body: <CancelPage request={result.value} token={token} /> };
  }
  const headers = { Location: i18n.link(receiptPath) };
  return { status: 303, headers, cookies: receiptCookie.set(token, settings), cache: "none", body: undefined };
});

function formOfAnotherSite(origin: string, { t, link }: I18n): Page {
  const form = origin + link("/delete-account");
  return {
    state: { kind: "loaded" },
    cache: "none",
    status: 403,
    head: deletionHead(t, cancelPath),
    body: <FailurePanel title={t("form.wrongAddress")} alternatives={[{ href: form, label: form }]} />,
  };
}
