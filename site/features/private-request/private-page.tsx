import type { ReactNode } from "react";
import { isSecretToken } from "#contract/secret-token.ts";
import { FailurePanel } from "#site/components/failure-panel.tsx";
import { retryAfter } from "#site/http/failure-response.ts";
import { readPostedForm } from "#site/http/read-posted-form.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { Page, RequestContext } from "#site/page.ts";
import type { PrivateCallFailure } from "#site/product-api/private-call.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { type PrivateRequest, requestHead } from "./private-request.ts";

type Failure = PrivateCallFailure<"wrong-credentials" | "cannot-object">;

/** A request as its page shows it. */
type Shown = Pick<Page, "status" | "scripts" | "body"> & { readonly title: string };

interface Opened<Service> {
  readonly service: Service;
  readonly token: string;
  /** What was posted to the page. */
  readonly form?: FormData | undefined;
}

type Open<Service> = (opened: Opened<Service>) => Promise<Shown | SiteResponse | Failure>;

/** The page that shows a request to the browser that has just sent it. @param service `undefined` where there is none */
export async function receiptPage<Service>(
  request: PrivateRequest,
  { visitor, i18n }: RequestContext<"report-receipt" | "deletion-receipt">,
  service: Service | undefined,
  open: Open<Service>,
): Promise<Page | SiteResponse> {
  const token = request.cookie.read(visitor.cookie);
  const outcome = token !== undefined && service ? await open({ service, token }) : missing;
  return pageOf(outcome, { request, path: request.receiptPath, query: "", opened: "receipt" }, i18n);
}

/**
 * A page that a secret link leads to: `?token=…`, or the token of its form.
 *
 * @param path of the page
 * @param service `undefined` where there is none, and for a form that another site may have sent
 */
export async function linkPage<Service>(
  request: PrivateRequest,
  path: string,
  {
    visitor,
    i18n,
    settings,
    request: { query },
  }: RequestContext<"cancel-deletion" | "report-status" | "confirm-report">,
  service: Service | undefined,
  open: Open<Service>,
): Promise<Page | SiteResponse> {
  if (visitor.form && !service) return formOfAnotherSite(request, settings.origin, i18n);
  const form = visitor.form && (await readPostedForm(visitor.form));
  const token = form ? form.get("token") : query.token;
  const page = { request, path, query: isSecretToken(token) ? `?token=${token}` : "", opened: "link" } as const;
  return pageOf(isSecretToken(token) && service ? await open({ service, token, form }) : missing, page, i18n);
}

const missing = { reason: "not-found" } as const;

const plain = { state: { kind: "loaded" }, cache: "none" } as const;

interface PageOptions {
  readonly request: PrivateRequest;
  readonly path: string;
  /** With the token of a link, or empty. */
  readonly query: string;
  readonly opened: "receipt" | "link";
}

function pageOf(outcome: Shown | SiteResponse | Failure, page: PageOptions, i18n: I18n): Page | SiteResponse {
  if ("cache" in outcome) return outcome;
  const { request, path, query } = page;
  const common = { ...plain, ...(query !== "" && { query }) };
  if (!("reason" in outcome)) {
    const { title, ...shown } = outcome;
    return { ...common, ...shown, head: requestHead(request, i18n.t, path, title) };
  }
  return {
    ...common,
    status: statusOfFailure[outcome.reason],
    headers: retryAfter(outcome),
    head: requestHead(request, i18n.t, path),
    body: failurePanel(outcome, page, i18n),
  };
}

const statusOfFailure: Record<Failure["reason"], number> = {
  "wrong-credentials": 403,
  "not-found": 404,
  "cannot-object": 409,
  "too-many-requests": 429,
  unavailable: 503,
};

/** Says why a request cannot be shown. */
function failurePanel(failure: Failure, { request, path, query, opened }: PageOptions, { t, link }: I18n): ReactNode {
  const actions = [
    { href: link(request.path), label: t(request.texts.toForm) },
    { href: link("/"), label: t("errors.goHome") },
  ];
  if (failure.reason === "too-many-requests") {
    const count = Math.ceil(failure.retryAfterSeconds / 60);
    return <FailurePanel title={t("form.tooManyAttempts", { count })} actions={actions} />;
  }
  if (failure.reason === "unavailable") {
    const retry = { href: link(path + query), label: t("errors.retry") };
    return <FailurePanel title={t("errors.unavailableText")} actions={[retry, ...actions]} />;
  }
  const [title, text] = request.texts[opened];
  return <FailurePanel title={t(title)} text={t(text)} actions={actions} />;
}

/** The response to a form that another site may have sent: nothing was done. */
function formOfAnotherSite(request: PrivateRequest, origin: string, { t, link }: I18n): Page {
  const form = origin + link(request.path);
  return {
    ...plain,
    status: 403,
    head: requestHead(request, t, request.path),
    body: <FailurePanel title={t("form.wrongAddress")} actions={[{ href: form, label: form }]} />,
  };
}
