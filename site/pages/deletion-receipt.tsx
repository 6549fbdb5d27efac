import { definePage } from "#site/define-page.tsx";
import { deletionRequest, requestTexts } from "#site/features/account-deletion/deletion-request.ts";
import { ReceiptPage } from "#site/features/account-deletion/request-page.tsx";
import { receiptPage } from "#site/features/private-request/private-page.tsx";

export default definePage("deletion-receipt", (context) => {
  const { settings, i18n, visitor } = context;
  const { origin, accountDeletion: { sendsMail } = { sendsMail: false } } = settings;
  return receiptPage(deletionRequest, context, visitor.accountDeletion, async ({ service, token }) => {
    const result = await service.show(token);
    if (!result.ok) return result;
    const { title } = requestTexts(result.value, i18n);
    return { title, body: <ReceiptPage request={result.value} {...{ token, origin, sendsMail }} /> };
  });
});
