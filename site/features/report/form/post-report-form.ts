import { formKey } from "#site/features/forms/form-key.ts";
import type { FormResponse } from "#site/features/forms/send-form.ts";
import { readPostedForm } from "#site/http/read-posted-form.ts";
import { retryAfter } from "#site/http/retry-after.ts";
import type { RequestContext } from "#site/page.ts";
import { hasDoneNothing } from "#site/product-api/private-call.ts";
import type { Reports, ReportsFailure } from "#site/product-api/reports.ts";
import type { PostedForm } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { reportPath } from "../report-links.ts";
import { reportOrigins } from "../report-origins.ts";
import { receiptPath, reportReceiptCookie } from "../status/report-receipt-cookie.ts";
import {
  type ReportField,
  type ReportFormErrors,
  type ReportFormResult,
  readReportForm,
  readText,
} from "./read-report-form.ts";

/** What was typed into a form that is shown again. */
export type TypedReport = Readonly<Record<Exclude<ReportField, "faith">, string>>;

/** A form that was not accepted, to be shown again with its errors. */
export interface RefusedReportForm {
  readonly status: 403 | 422 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: ReportFormErrors;
  readonly typed: TypedReport | undefined;
  readonly key: string;
}

/**
 * Handles a posted form: checks it, sends the report, and leads to the receipt (303), so that a reload repeats nothing. A
 * form sent with `fetch` gets the same as JSON. One that another site may have sent comes without the service: it is not
 * read, and the visitor learns where to open it.
 *
 * @returns a response, or the form to show again
 */
export async function postReportForm(
  posted: PostedForm,
  { visitor, i18n, settings }: Pick<RequestContext<"report">, "visitor" | "i18n" | "settings">,
): Promise<SiteResponse | RefusedReportForm> {
  const { reports } = visitor;
  const wantsJson = visitor.accept.includes("application/json");
  if (!reports) {
    const errors = { form: { openAt: settings.origin + i18n.link(reportPath) } };
    return wantsJson
      ? json({ errors }, 403, {})
      : { status: 403, headers: {}, errors, typed: undefined, key: formKey() };
  }
  const form = await readPostedForm(posted);
  const key = formKey(form);
  const report = readReportForm(form, reportOrigins(settings));
  const result = await submit(report, reports, i18n.locale.code, key);
  if ("token" in result) {
    const location = i18n.link(receiptPath);
    const cookies = reportReceiptCookie.set(result.token, settings);
    if (wantsJson) return { ...json({ location }, 200, {}), cookies };
    return { status: 303, headers: { Location: location }, cookies, cache: "none", body: undefined };
  }
  if (wantsJson) return json({ errors: result.errors }, result.status, result.headers);
  if (result.isDropped) return { ...result, typed: undefined, key };
  const text = (field: ReportField) => readText(form, field);
  const typed = {
    kind: text("kind"),
    about: text("about"),
    reason: text("reason"),
    name: text("name"),
    email: text("email"),
  };
  return { ...result, typed, key };
}

interface Refused extends Omit<RefusedReportForm, "typed" | "key"> {
  /** Whether what was typed is not shown again: after too many of those, to bound the work. */
  readonly isDropped?: true;
}

async function submit(
  read: ReportFormResult,
  reports: Reports,
  locale: string,
  key: string,
): Promise<{ readonly token: string } | Refused> {
  if (!read.ok) {
    const refused = await reports.countRefused?.();
    return refused ? { ...refusal(refused), isDropped: true } : { status: 422, headers: {}, errors: read.errors };
  }
  const result = await reports.send({ ...read.values, locale }, key);
  return result.ok ? { token: result.value.token } : refusal(result);
}

function refusal(failure: ReportsFailure): Refused {
  const headers = retryAfter(failure);
  if (failure.reason === "too-many-requests") {
    const errors = { form: { retryAfterMinutes: Math.ceil(failure.retryAfterSeconds / 60) } };
    return { status: 429, headers, errors };
  }
  return { status: 503, headers, errors: { form: hasDoneNothing(failure) ? "unavailable" : "unconfirmed" } };
}

function json(
  body: FormResponse<ReportFormErrors>,
  status: number,
  headers: Readonly<Record<string, string>>,
): SiteResponse {
  const type = { "Content-Type": "application/json" };
  return { status, headers: { ...type, ...headers }, cache: "none", body: JSON.stringify(body) };
}
