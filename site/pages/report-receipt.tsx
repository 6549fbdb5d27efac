import { definePage } from "#site/define-page.tsx";
import { reportHead } from "#site/features/report/report-head.ts";
import { failurePage } from "#site/features/report/status/failure-page.tsx";
import { receiptPath, reportReceiptCookie } from "#site/features/report/status/report-receipt-cookie.ts";
import { StatusPage } from "#site/features/report/status/status-page.tsx";
import { statusTexts } from "#site/features/report/status/status-texts.ts";

export default definePage("report-receipt", async ({ settings, i18n, visitor }) => {
  const token = reportReceiptCookie.read(visitor.cookie);
  const failed = { path: receiptPath, retry: receiptPath, asked: "receipt" } as const;
  if (token === undefined || !visitor.reports) return failurePage({ reason: "not-found" }, failed, i18n);
  const result = await visitor.reports.show(token);
  if (!result.ok) return failurePage(result, failed, i18n);
  const { title } = statusTexts(result.value, i18n.t);
  return {
    state: { kind: "loaded" },
    cache: "none",
    head: reportHead(i18n.t, receiptPath, title),
    body: <StatusPage report={result.value} token={token} origin={settings.origin} showsLink />,
  };
});
