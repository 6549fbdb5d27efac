import type { Logger } from "pino";
import { z } from "zod";
import { idempotencyKeyHeader } from "#contract/idempotency-key.ts";
import { type ErrorCode, errorStatuses } from "#contract/responses/error-response.ts";
import { parseJson } from "#site/product-api/parse-fields.ts";
import type { PrivateCallFailure } from "#site/product-api/private-call.ts";
import { CallNotSent, errorName, type ProductFetch } from "#site/product-api/product-fetch.ts";

/** An API of the product server whose calls are made for one visitor: docs/account-deletion-api.md, docs/reports-api.md. */
export interface PrivateApi {
  /** Of its first call; the paths of the others continue it. */
  readonly url: string;
  readonly fetch: ProductFetch;
}

interface PrivateCall {
  /** What it is called in the log. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path?: string;
  /** Never part of a URL. */
  readonly token?: string;
  /** Of a call that may arrive twice. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Seconds to wait where a product server limits without saying for how long. */
const defaultRetryAfterSeconds = 60;

/** The most seconds that a product server can have visitors wait: a day. */
const maxRetryAfterSeconds = 24 * 3600;

type CallResult<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & (PrivateCallFailure | { readonly reason: Reason }));

interface CallerOptions<Reason extends ErrorCode> {
  readonly api: PrivateApi;
  /** What a failure is logged as. */
  readonly message: string;
  /** The errors that mean something to visitors, beside those of every call. */
  readonly reasons: readonly Reason[];
  readonly log: Pick<Logger, "error">;
}

/** Creates a function that makes calls and reads their results. Logs failures without anything of the request. */
export function createCaller<Reason extends ErrorCode>({ api, message, reasons, log }: CallerOptions<Reason>) {
  return async function call<Value>(
    privateCall: PrivateCall,
    schema: z.ZodType<{ result: Value }>,
  ): Promise<CallResult<Value, Reason>> {
    const { name, token } = privateCall;
    let response: Response;
    try {
      response = await api.fetch(requestOf(api.url, privateCall));
    } catch (error) {
      log.error({ call: name, error: errorName(error) }, message);
      return { ok: false, reason: "unavailable", ...(error instanceof CallNotSent && { notReached: true as const }) };
    }
    const { status } = response;
    const body = await response.text();
    if (status !== 200) {
      const code = codeOf(body, status);
      const reason = reasons.find((one) => one === code);
      if (reason !== undefined) return { ok: false, reason };
      const failure = failureOf(response, code);
      // A server that says when it has time again is busy, not broken. Without a token, nothing can be missing but the
      // call itself: the URL is wrong.
      const isBroken = failure.reason === "unavailable" && failure.retryAfterSeconds === undefined;
      const isWrongUrl = status === 404 && token === undefined;
      if (isBroken || isWrongUrl) {
        log.error({ call: name, status, ...(isWrongUrl && { error: "the URL of these calls is wrong" }) }, message);
      }
      return { ok: false, ...failure };
    }
    const parsed = schema.safeParse(parseJson(body));
    if (parsed.success) return { ok: true, value: parsed.data.result };
    log.error({ call: name, error: `the response is not as agreed: ${faultsOf(parsed.error)}` }, message);
    return { ok: false, reason: "unavailable" };
  };
}

/** What is wrong with which field: names and words of the contract, never a value. */
function faultsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
}

function requestOf(url: string, { method, path = "", token, key, headers, body }: PrivateCall): Request {
  const sent = new Headers(headers);
  if (token !== undefined) sent.set("authorization", `Bearer ${token}`);
  if (key !== undefined) sent.set(idempotencyKeyHeader, key);
  if (body === undefined) return new Request(url + path, { method, headers: sent });
  sent.set("content-type", "application/json");
  return new Request(url + path, { method, headers: sent, body: JSON.stringify(body) });
}

function failureOf({ status, headers }: Response, code: string | undefined): PrivateCallFailure {
  if (code === "not-found") return { reason: code };
  const seconds = Math.min(Number(headers.get("retry-after")), maxRetryAfterSeconds);
  const isValid = Number.isInteger(seconds) && seconds > 0;
  if (code === "too-many-requests") {
    return { reason: code, retryAfterSeconds: isValid ? seconds : defaultRetryAfterSeconds };
  }
  if (code === "busy" && isValid) return { reason: "unavailable", retryAfterSeconds: seconds };
  // A call that was refused or sent elsewhere was not carried out; after any other failure, something may have been.
  return { reason: "unavailable", ...(status >= 300 && status <= 499 && { notReached: true }) };
}

/** As far as it is read: a product server may add fields. */
const refusal = z.object({ error: z.object({ code: z.string() }) });

/** The error that the product server states. A firewall or proxy in front of it has the same statuses, and another body. */
function codeOf(body: string, status: number): string | undefined {
  const code = refusal.safeParse(parseJson(body)).data?.error.code;
  return Object.entries(errorStatuses).find((one) => one[0] === code && one[1] === status)?.[0];
}
