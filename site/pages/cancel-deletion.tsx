import { isCancelToken } from "#contract/account-deletion-fields.ts";
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
import { cachePolicies } from "#site/http/cache-policies.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { Page } from "#site/page.ts";
import type { AccountDeletionFailure } from "#site/product-api/account-deletion.ts";

/** GET /delete-account/cancel?token=… shows a request, POST cancels it */
export default definePage(async ({ settings, i18n, request, url, accountDeletion }) => {
  const isPost = request.method === "POST";
  if (isPost && !accountDeletion) return formOfAnotherSite(settings.origin, i18n);
  const given = isPost ? await readPostedToken(request) : url.searchParams.get("token");
  const token = isCancelToken(given) ? given : undefined;
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
  const result = await (isPost ? accountDeletion.cancel(token) : accountDeletion.show(token));
  if (!result.ok) return missing(result);
  if (!isPost) {
    const head = deletionHead(i18n.t, cancelPath, i18n.t("deleteAccount.changeOfMind"));
    return { ...page, head, body: <CancelPage request={result.value} token={token} /> };
  }
  const headers = {
    Location: i18n.link(receiptPath),
    "Set-Cookie": receiptCookie(token, settings.origin),
    "Cache-Control": cachePolicies.none,
  };
  return new Response(null, { status: 303, headers });
});

function formOfAnotherSite(origin: string, { t, link }: I18n): Page {
  const form = origin + link("/delete-account");
  return {
    state: { kind: "loaded" },
    cache: "none",
    status: 403,
    head: deletionHead(t, cancelPath),
    body: <FailurePanel title={t("deleteAccount.wrongAddress")} alternatives={[{ href: form, label: form }]} />,
  };
}

async function readPostedToken(request: Request): Promise<string | undefined> {
  const form = await request.formData().catch(() => undefined);
  const token = form?.get("token");
  return typeof token === "string" ? token : undefined;
}
