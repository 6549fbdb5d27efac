import "#site/features/site-frame/sticky-header.css";
import { definePage } from "#site/define-page.tsx";
import { formKey } from "#site/features/forms/form-key.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { aboutOfQuery } from "#site/features/report/about-of-query.ts";
import { postReportForm } from "#site/features/report/form/post-report-form.ts";
import { reportHead } from "#site/features/report/report-head.ts";
import { reportPath } from "#site/features/report/report-links.ts";
import { reportOrigins } from "#site/features/report/report-origins.ts";
import { ReportPage } from "#site/features/report/report-page.tsx";

/** `?kind=…` chooses the kind of report, `?about=…` fills in what it is about. */
export default definePage("report", async (context) => {
  const { settings, i18n, visitor, request } = context;
  const posted = visitor.form && (await postReportForm(visitor.form, context));
  if (posted && "cache" in posted) return posted;
  const { kind } = request.query;
  const about = aboutOfQuery(request.query.about, settings);
  const given = { ...(kind !== undefined && { kind }), ...(about !== undefined && { about }) };
  const query = new URLSearchParams(given).toString();
  return {
    state: { kind: "loaded" },
    cache: "none",
    ...(query !== "" && { query: `?${query}` }),
    ...(posted && { status: posted.status, headers: posted.headers }),
    head: {
      ...reportHead(i18n.t, reportPath),
      image: pagePreviewImage("report", { ...i18n, origin: settings.origin }),
    },
    scripts: ["keep-typed"],
    body: (
      <ReportPage
        keptMonths={settings.reports?.keptMonths}
        origins={reportOrigins(settings)}
        errors={posted?.errors}
        typed={posted?.typed ?? given}
        formKey={posted?.key ?? formKey()}
      />
    ),
  };
});
