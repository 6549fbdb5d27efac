import "#site/features/site-frame/sticky-header.css";
import { definePage } from "#site/define-page.tsx";
import { formKey } from "#site/features/forms/form-key.ts";
import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import { postPrivateForm } from "#site/features/private-request/post-private-form.ts";
import { requestHead } from "#site/features/private-request/private-request.ts";
import { aboutOfQuery, reportOrigins } from "#site/features/report/about-of-query.ts";
import { readReportForm, typedFields } from "#site/features/report/form/read-report-form.ts";
import { ReportPage } from "#site/features/report/report-page.tsx";
import { reportRequest } from "#site/features/report/report-request.ts";

/** `?kind=…` chooses the kind of report, `?about=…` fills in what it is about. */
export default definePage("report", async (context) => {
  const { settings, i18n, visitor, request } = context;
  const { form, reports } = visitor;
  const origins = reportOrigins(settings);
  const posted =
    form &&
    (await postPrivateForm(form, context, {
      request: reportRequest,
      read: (read) => readReportForm(read, origins),
      send: reports && ((values, key) => reports.send({ ...values, locale: i18n.locale.code }, key)),
      countRefused: reports?.countRefused,
      shownAgain: typedFields,
    }));
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
      ...requestHead(reportRequest, i18n.t, reportRequest.path),
      image: pagePreviewImage("report", { ...i18n, origin: settings.origin }),
    },
    scripts: ["keep-typed"],
    body: (
      <ReportPage
        keptMonths={settings.reports?.keptMonths}
        origins={origins}
        errors={posted?.errors}
        typed={posted?.typed ?? given}
        formKey={posted?.key ?? formKey()}
      />
    ),
  };
});
