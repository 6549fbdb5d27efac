import { definePage } from "#site/define-page.tsx";
import { receiptPage } from "#site/features/private-request/private-page.tsx";
import { reportRequest } from "#site/features/report/report-request.ts";
import { StatusPage, statusTexts } from "#site/features/report/status/status-page.tsx";

export default definePage("report-receipt", (context) => {
  const { settings, i18n, visitor } = context;
  return receiptPage(reportRequest, context, visitor.reports, async ({ service, token }) => {
    const result = await service.show(token);
    if (!result.ok) return result;
    const title = i18n.t(statusTexts[result.value.state].title);
    return { title, body: <StatusPage report={result.value} token={token} origin={settings.origin} showsLink /> };
  });
});
