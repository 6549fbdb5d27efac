import { FailurePanel } from "#site/components/failure-panel.tsx";
import { definePage } from "#site/define-page.tsx";
import { linkPage } from "#site/features/private-request/private-page.tsx";
import { seeOther } from "#site/features/private-request/private-request.ts";
import { reportPath, reportStatusLink, reportStatusPath } from "#site/features/report/report-links.ts";
import { reportRequest } from "#site/features/report/report-request.ts";
import { readObjection } from "#site/features/report/status/objection-form.tsx";
import { StatusPage, statusTexts } from "#site/features/report/status/status-page.tsx";
import type { I18n } from "#site/i18n/i18n.ts";

/** `?token=…` shows what has become of a report; its form objects to the decision. */
export default definePage("report-status", (context) => {
  const { settings, i18n, visitor } = context;
  return linkPage(reportRequest, reportStatusPath, context, visitor.reports, async ({ service, token, form }) => {
    const read = form && readObjection(form);
    if (typeof read === "string") {
      const objected = await service.object(token, { reason: read });
      if (objected.ok) return seeOther(i18n.link(reportStatusLink(token)));
      return objected.reason === "cannot-object" ? cannotObject(token, i18n) : objected;
    }
    const result = await service.show(token);
    if (!result.ok) return result;
    return {
      title: i18n.t(statusTexts[result.value.state].title),
      ...(read && { status: 422 }),
      scripts: ["keep-typed"],
      body: <StatusPage report={result.value} token={token} origin={settings.origin} refused={read} />,
    };
  });
});

function cannotObject(token: string, { t, link }: I18n) {
  const actions = [
    { href: link(reportStatusLink(token)), label: t("reportStatus.toReport") },
    { href: link(reportPath), label: t("reportStatus.another") },
    { href: link("/"), label: t("errors.goHome") },
  ];
  const [title, text] = [t("reportStatus.cannotObjectTitle"), t("reportStatus.cannotObjectText")];
  return { status: 409, title: t("report.title"), body: <FailurePanel {...{ title, text, actions }} /> };
}
