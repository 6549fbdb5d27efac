import { formKey } from "#site/features/forms/form-key.ts";
import { type FormReading, readText } from "#site/features/forms/read-field.ts";
import type { FormFailure, FormResponse } from "#site/features/forms/send-form.ts";
import { retryAfter } from "#site/http/failure-response.ts";
import { readPostedForm } from "#site/http/read-posted-form.ts";
import type { RequestContext } from "#site/page.ts";
import { hasDoneNothing, type PrivateCallFailure, type PrivateCallResult } from "#site/product-api/private-call.ts";
import type { PostedForm } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { type PrivateRequest, seeOther } from "./private-request.ts";

interface PrivateForm<Field extends string, Values, Errors extends { readonly form?: FormFailure }> {
  readonly request: PrivateRequest;
  readonly read: (form: FormData) => FormReading<Values, Errors>;
  /** Hands it to the product server; `undefined` for a form that another site may have sent. */
  readonly send:
    | ((values: Values, key: string) => Promise<PrivateCallResult<{ readonly token: string }, string>>)
    | undefined;
  /** Counts a form that `read` refuses. @returns why it is not shown again, where there were too many */
  readonly countRefused?: (() => Promise<PrivateCallFailure | undefined>) | undefined;
  /** What is wrong where the product server refuses what was typed (403). */
  readonly wrongCredentials?: Errors;
  /** The fields that are shown again. */
  readonly shownAgain: readonly Field[];
}

/** A form that was not accepted, to be shown again with its errors. */
export interface RefusedForm<Field extends string, Errors> {
  readonly status: 403 | 422 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: Errors;
  /** `undefined` where nothing of it was read, or is shown again. */
  readonly typed: Readonly<Record<Field, string>> | undefined;
  readonly key: string;
}

/**
 * Handles a posted form: checks it, calls the product server, and leads to the receipt (303), so that a reload repeats
 * nothing. A form sent with `fetch` gets the same as JSON. One that another site may have sent is not read, and the visitor
 * learns where to open it.
 *
 * @returns a response, or the form to show again
 */
export async function postPrivateForm<Field extends string, Values, Errors extends { readonly form?: FormFailure }>(
  posted: PostedForm,
  { visitor, i18n, settings }: Pick<RequestContext<"report">, "visitor" | "i18n" | "settings">,
  { request, read, send, countRefused, wrongCredentials, shownAgain }: PrivateForm<Field, Values, Errors>,
): Promise<SiteResponse | RefusedForm<Field, Errors>> {
  const wantsJson = visitor.accept.includes("application/json");
  const refuse = ({ status, headers = {}, errors }: Refusal<Errors>, key: string, form?: FormData) => {
    if (wantsJson) return json({ errors }, status, headers);
    const texts = form && shownAgain.map((field) => [field, readText(form, field)]);
    const typed: Readonly<Record<Field, string>> | undefined = texts && Object.fromEntries(texts);
    return { status, headers, errors, typed, key };
  };
  const failure = (form: FormFailure) => ({ form }) as Errors;
  if (!send) {
    const openAt = settings.origin + i18n.link(request.path);
    return refuse({ status: 403, errors: failure({ openAt }) }, formKey());
  }
  const form = await readPostedForm(posted);
  const key = formKey(form);
  const found = read(form);
  if (!found.ok) {
    const limited = await countRefused?.();
    if (limited) return refuse(refusalOf(limited, failure), key);
    return refuse({ status: 422, errors: found.errors }, key, form);
  }
  const result = await send(found.values, key);
  if (!result.ok) {
    const isWrong = result.reason === "wrong-credentials" && wrongCredentials;
    return refuse(isWrong ? { status: 403, errors: isWrong } : refusalOf(result, failure), key, form);
  }
  const location = i18n.link(request.receiptPath);
  const cookies = request.cookie.set(result.value.token, settings);
  return wantsJson ? { ...json({ location }, 200), cookies } : seeOther(location, cookies);
}

type Refusal<Errors> = Pick<RefusedForm<string, Errors>, "status" | "errors"> & {
  readonly headers?: Readonly<Record<string, string>>;
};

function refusalOf<Errors>(
  failure: PrivateCallFailure<string>,
  errorsOf: (failure: FormFailure) => Errors,
): Refusal<Errors> {
  if ("retryAfterSeconds" in failure && failure.reason === "too-many-requests") {
    const retryAfterMinutes = Math.ceil(failure.retryAfterSeconds / 60);
    return { status: 429, headers: retryAfter(failure), errors: errorsOf({ retryAfterMinutes }) };
  }
  // Nothing else is expected of this call: its URL is wrong.
  const unavailable =
    failure.reason === "unavailable" ? failure : ({ reason: "unavailable", notReached: true } as const);
  const errors = errorsOf(hasDoneNothing(unavailable) ? "unavailable" : "unconfirmed");
  return { status: 503, headers: retryAfter(unavailable), errors };
}

function json<Errors>(
  body: FormResponse<Errors>,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): SiteResponse {
  const type = { "Content-Type": "application/json" };
  return { status, headers: { ...type, ...headers }, cache: "none", body: JSON.stringify(body) };
}
