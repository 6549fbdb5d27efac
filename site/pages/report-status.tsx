import { isSecretToken } from "#contract/secret-token.ts";
import { definePage } from "#site/define-page.tsx";
import { reportHead } from "#site/features/report/report-head.ts";
import { reportStatusLink, reportStatusPath } from "#site/features/report/report-links.ts";
import { failurePage, formOfAnotherSite } from "#site/features/report/status/failure-page.tsx";
import { postObjection } from "#site/features/report/status/post-objection.ts";
import { StatusPage } from "#site/features/report/status/status-page.tsx";
import { statusTexts } from "#site/features/report/status/status-texts.ts";
import { readPostedForm } from "#site/http/read-posted-form.ts";

/** `?token=…` shows what has become of a report; its form objects to the decision. */
export default definePage("report-status", async ({ settings, i18n, request, visitor }) => {
  const { form: posted, reports } = visitor;
  if (posted && !reports) return formOfAnotherSite(settings.origin, i18n);
  const form = posted && (await readPostedForm(posted));
  const given = form ? form.get("token") : request.query.token;
  const token = typeof given === "string" && isSecretToken(given) ? given : undefined;
  const failed = {
    path: reportStatusPath,
    retry: token === undefined ? reportStatusPath : reportStatusLink(token),
    asked: "link",
  } as const;
  if (token === undefined || !reports) return failurePage({ reason: "not-found" }, failed, i18n);
  const objection = form && (await postObjection(form, token, reports));
  if (objection?.kind === "sent") {
    return { status: 303, headers: { Location: i18n.link(reportStatusLink(token)) }, cache: "none", body: undefined };
  }
  if (objection?.kind === "failed") return failurePage(objection, failed, i18n);
  const result = await reports.show(token);
  if (!result.ok) return failurePage(result, failed, i18n);
  const { title } = statusTexts(result.value, i18n.t);
  return {
    state: { kind: "loaded" },
    cache: "none",
    ...(objection && { status: 422 }),
    query: `?token=${token}`,
    head: reportHead(i18n.t, reportStatusPath, title),
    scripts: ["keep-typed"],
    body: <StatusPage report={result.value} token={token} origin={settings.origin} refused={objection} />,
  };
});
