import type { Logger } from "pino";
import { z } from "zod";
import { idempotencyKeyHeader } from "#contract/idempotency-key.ts";
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

interface CallerOptions<Reason extends string> {
  readonly api: PrivateApi;
  /** What a failure is logged as. */
  readonly message: string;
  /** The reason that a status stands for, beside those of every call. */
  readonly reasons: Readonly<Record<number, Reason>>;
  readonly log: Pick<Logger, "error">;
}

/** Creates a function that makes calls and reads their results. Logs failures without anything of the request. */
export function createCaller<Reason extends string>({ api, message, reasons, log }: CallerOptions<Reason>) {
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
      const reason = reasons[status];
      if (reason !== undefined && says(body, reason)) return { ok: false, reason };
      const failure = failureOf(response);
      // A server that says when it has time again is busy, not broken. Without a token, nothing can be missing but the
      // call itself: the URL is wrong.
      const isBroken = failure.reason === "unavailable" && failure.retryAfterSeconds === undefined;
      const isWrongUrl = failure.reason === "not-found" && token === undefined;
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

function failureOf({ status, headers }: Response): PrivateCallFailure {
  if (status === 404) return { reason: "not-found" };
  const seconds = Math.min(Number(headers.get("retry-after")), maxRetryAfterSeconds);
  const isValid = Number.isInteger(seconds) && seconds > 0;
  if (status === 429) {
    return { reason: "too-many-requests", retryAfterSeconds: isValid ? seconds : defaultRetryAfterSeconds };
  }
  return { reason: "unavailable", ...(status === 503 && isValid && { retryAfterSeconds: seconds }) };
}

/** As far as it is read: a product server may add fields. */
const refusal = z.object({ error: z.object({ code: z.string() }) });

/** Whether a refusal is the product server's own: a firewall in front of it has the same statuses, and another body. */
function says(body: string, reason: string): boolean {
  return body === "" || refusal.safeParse(parseJson(body)).data?.error.code === reason;
}
