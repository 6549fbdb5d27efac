import { definePage } from "#site/define-page.tsx";
import { linkPage } from "#site/features/private-request/private-page.tsx";
import { seeOther } from "#site/features/private-request/private-request.ts";
import { confirmReportLink, confirmReportPath } from "#site/features/report/report-links.ts";
import { reportRequest } from "#site/features/report/report-request.ts";
import { ConfirmPage } from "#site/features/report/status/status-page.tsx";

/** `?token=…` of a mail shows a button, which confirms the address. */
export default definePage("confirm-report", (context) => {
  const { settings, i18n, visitor } = context;
  return linkPage(reportRequest, confirmReportPath, context, visitor.reports, async ({ service, token, form }) => {
    const result = await (form ? service.confirm(token) : service.show(token));
    if (!result.ok) return result;
    if (form) return seeOther(i18n.link(confirmReportLink(token)));
    const body = <ConfirmPage report={result.value} token={token} origin={settings.origin} />;
    return { title: i18n.t("reportStatus.confirmTitle"), body };
  });
});
