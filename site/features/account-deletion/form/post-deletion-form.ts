import { formKey } from "#site/features/forms/form-key.ts";
import type { FormResponse } from "#site/features/forms/send-form.ts";
import { readPostedForm } from "#site/http/read-posted-form.ts";
import type { RequestContext } from "#site/page.ts";
import type { AccountDeletion, AccountDeletionFailure } from "#site/product-api/account-deletion.ts";
import { hasDoneNothing } from "#site/product-api/private-call.ts";
import type { PostedForm } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { failureStatus } from "../receipt/failure-status.ts";
import { receiptCookie, receiptPath } from "../receipt/receipt-cookie.ts";
import { type DeletionFormErrors, readDeletionForm, readText } from "./read-deletion-form.ts";

/** A form that was not accepted, to be shown again with its errors. */
export interface RefusedDeletionForm {
  readonly status: 403 | 422 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: DeletionFormErrors;
  /** What was typed, apart from the password. */
  readonly typed: { readonly email: string; readonly action: string };
  readonly key: string;
}

/**
 * Handles a posted form: checks it, asks the product server, and leads to the receipt (303), so that a reload repeats
 * nothing. A form sent with `fetch` gets the same as JSON. One that another site may have sent comes without account
 * deletion: it is not read, and the visitor learns where to open it.
 *
 * @returns a response, or the form to show again
 */
export async function postDeletionForm(
  posted: PostedForm,
  { visitor, i18n, settings }: Pick<RequestContext<"delete-account">, "visitor" | "i18n" | "settings">,
): Promise<SiteResponse | RefusedDeletionForm> {
  const { accountDeletion } = visitor;
  const wantsJson = visitor.accept.includes("application/json");
  if (!accountDeletion) {
    const errors = { form: { openAt: settings.origin + i18n.link("/delete-account") } };
    if (wantsJson) return json({ errors }, 403, {});
    return { status: 403, headers: {}, errors, typed: { email: "", action: "" }, key: formKey() };
  }
  const form = await readPostedForm(posted);
  const key = formKey(form);
  const result = await submit(form, accountDeletion, i18n.locale.code, key);
  if ("token" in result) {
    const location = i18n.link(receiptPath);
    const cookies = receiptCookie.set(result.token, settings);
    if (wantsJson) return { ...json({ location }, 200, {}), cookies };
    return { status: 303, headers: { Location: location }, cookies, cache: "none", body: undefined };
  }
  if (wantsJson) return json({ errors: result.errors }, result.status, result.headers);
  return { ...result, typed: { email: readText(form, "email"), action: readText(form, "action") }, key };
}

type Refused = Omit<RefusedDeletionForm, "typed" | "key">;

async function submit(
  form: FormData,
  accountDeletion: AccountDeletion,
  locale: string,
  key: string,
): Promise<{ readonly token: string } | Refused> {
  const read = readDeletionForm(form);
  if (!read.ok) return { status: 422, headers: {}, errors: read.errors };
  const result = await accountDeletion.request({ ...read.values, locale }, key);
  return result.ok ? { token: result.value.token } : refusal(result);
}

function refusal(failure: AccountDeletionFailure): Refused {
  switch (failure.reason) {
    case "wrong-credentials":
      return { status: 403, headers: {}, errors: { password: "wrong-credentials" } };
    case "too-many-requests": {
      const { retryAfterSeconds } = failure;
      const errors = { form: { retryAfterMinutes: Math.ceil(retryAfterSeconds / 60) } };
      return { status: 429, headers: { "Retry-After": String(retryAfterSeconds) }, errors };
    }
    case "not-found":
      return refusal({ reason: "unavailable", notReached: true });
    case "unavailable": {
      const errors = { form: hasDoneNothing(failure) ? "unavailable" : "unconfirmed" } as const;
      return { status: 503, headers: failureStatus(failure).headers, errors };
    }
  }
}

function json(
  body: FormResponse<DeletionFormErrors>,
  status: number,
  headers: Readonly<Record<string, string>>,
): SiteResponse {
  const type = { "Content-Type": "application/json" };
  return { status, headers: { ...type, ...headers }, cache: "none", body: JSON.stringify(body) };
}
