import { isSecretToken } from "#contract/secret-token.ts";
import { definePage } from "#site/define-page.tsx";
import { reportHead } from "#site/features/report/report-head.ts";
import { confirmReportLink, confirmReportPath } from "#site/features/report/report-links.ts";
import { ConfirmPage } from "#site/features/report/status/confirm-page.tsx";
import { failurePage, formOfAnotherSite } from "#site/features/report/status/failure-page.tsx";
import { readPostedForm } from "#site/http/read-posted-form.ts";

/** `?token=…` of a mail shows a button, which confirms the address. */
export default definePage("confirm-report", async ({ settings, i18n, request, visitor }) => {
  const { form, reports } = visitor;
  if (form && !reports) return formOfAnotherSite(settings.origin, i18n);
  const given = form ? (await readPostedForm(form)).get("token") : request.query.token;
  const token = typeof given === "string" && isSecretToken(given) ? given : undefined;
  const failed = {
    path: confirmReportPath,
    retry: token === undefined ? confirmReportPath : confirmReportLink(token),
    asked: "link",
  } as const;
  if (token === undefined || !reports) return failurePage({ reason: "not-found" }, failed, i18n);
  const result = await (form ? reports.confirm(token) : reports.show(token));
  if (!result.ok) return failurePage(result, failed, i18n);
  if (form) {
    return { status: 303, headers: { Location: i18n.link(confirmReportLink(token)) }, cache: "none", body: undefined };
  }
  return {
    state: { kind: "loaded" },
    cache: "none",
    query: `?token=${token}`,
    head: reportHead(i18n.t, confirmReportPath, i18n.t("reportStatus.confirmTitle")),
    body: <ConfirmPage report={result.value} token={token} origin={settings.origin} />,
  };
});
