import { definePage } from "#site/define-page.tsx";
import { cancelPath, deletionRequest } from "#site/features/account-deletion/deletion-request.ts";
import { CancelPage } from "#site/features/account-deletion/request-page.tsx";
import { linkPage } from "#site/features/private-request/private-page.tsx";
import { seeOther } from "#site/features/private-request/private-request.ts";

/** `?token=…` shows a request, its form cancels it. */
export default definePage("cancel-deletion", (context) => {
  const { settings, i18n, visitor } = context;
  return linkPage(deletionRequest, cancelPath, context, visitor.accountDeletion, async ({ service, token, form }) => {
    const result = await (form ? service.cancel(token) : service.show(token));
    if (!result.ok) return result;
    const { receiptPath, cookie } = deletionRequest;
    if (form) return seeOther(i18n.link(receiptPath), cookie.set(token, settings));
    return { title: i18n.t("deleteAccount.changeOfMind"), body: <CancelPage request={result.value} token={token} /> };
  });
});
