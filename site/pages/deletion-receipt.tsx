import { definePage } from "#site/define-page.tsx";
import { deletionHead } from "#site/features/account-deletion/deletion-head.ts";
import { failureStatus } from "#site/features/account-deletion/receipt/failure-status.ts";
import { MissingRequest } from "#site/features/account-deletion/receipt/missing-request.tsx";
import { receiptCookie, receiptPath } from "#site/features/account-deletion/receipt/receipt-cookie.ts";
import { ReceiptPage } from "#site/features/account-deletion/receipt/receipt-page.tsx";
import { requestTexts } from "#site/features/account-deletion/receipt/request-texts.ts";
import type { AccountDeletionFailure } from "#site/product-api/account-deletion.ts";

export default definePage("deletion-receipt", async ({ settings, i18n, visitor }) => {
  const { origin } = settings;
  const { accountDeletion } = visitor;
  const page = { state: { kind: "loaded" }, cache: "none", head: deletionHead(i18n.t, receiptPath) } as const;
  const missing = (failure: AccountDeletionFailure) => ({
    ...page,
    ...failureStatus(failure),
    body: <MissingRequest failure={failure} asked="receipt" retry={i18n.link(receiptPath)} />,
  });
  const token = receiptCookie.read(visitor.cookie);
  if (token === undefined || !accountDeletion) return missing({ reason: "not-found" });
  const result = await accountDeletion.show(token);
  if (!result.ok) return missing(result);
  const { title } = requestTexts(result.value, i18n.t, i18n.formats);
  const head = deletionHead(i18n.t, receiptPath, title);
  const sendsMail = settings.accountDeletion?.sendsMail ?? false;
  return {
    ...page,
    head,
    body: <ReceiptPage request={result.value} token={token} origin={origin} sendsMail={sendsMail} />,
  };
});
