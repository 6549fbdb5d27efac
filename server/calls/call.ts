import type { Logger } from "pino";
import { z } from "zod";
import { idempotencyKeyHeader } from "#contract/idempotency-key.ts";

/** A call to the product server that is made for one visitor: docs/account-deletion-api.md, docs/reports-api.md. */
export interface VisitorCall {
  readonly method: "GET" | "POST";
  /** Continues the URL of the first call. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a call to the product server, in this process or over HTTP. Rejects where no response arrives in time, with
 * `CallNotSent` where nothing of the call has left.
 */
export type SendVisitorCall = (call: VisitorCall) => Promise<VisitorCallResponse>;

export interface VisitorCallResponse {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** What stopped a call before anything of it was sent: no name, no route, no trusted certificate, no free connection. */
export class CallNotSent extends Error {
  constructor(cause: unknown) {
    super("nothing was sent", { cause });
  }
}

/** Why a call has no result, where that does not depend on the call. */
export type CallFailure =
  | { readonly reason: "not-found" }
  | { readonly reason: "too-many-requests"; readonly retryAfterSeconds: number }
  | { readonly reason: "unavailable"; readonly retryAfterSeconds?: number; readonly notReached?: true };

export type CallResult<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & (CallFailure | { readonly reason: Reason }));

/** Seconds to wait where a product server limits without saying for how long. */
const defaultRetryAfterSeconds = 60;

/** The most seconds that a product server can have visitors wait: a day. */
const maxRetryAfterSeconds = 24 * 3600;

interface CallerOptions<Reason extends string> {
  readonly send: SendVisitorCall;
  /** What a failure is logged as. */
  readonly message: string;
  /** The reason that a status stands for, beside those of every call. */
  readonly reasons: Readonly<Record<number, Reason>>;
  readonly log: Pick<Logger, "error">;
}

/** Creates a function that makes calls and reads their results. Logs failures without anything of the request. */
export function createCaller<Reason extends string>({ send, message, reasons, log }: CallerOptions<Reason>) {
  return async function call<Value>(
    name: string,
    request: VisitorCall,
    schema: z.ZodType<{ result: Value }>,
  ): Promise<CallResult<Value, Reason>> {
    let response: VisitorCallResponse;
    try {
      response = await send(request);
    } catch (error) {
      const isSent = !(error instanceof CallNotSent);
      log.error({ call: name, error: errorName(isSent ? error : error.cause) }, message);
      return { ok: false, reason: "unavailable", ...(!isSent && { notReached: true as const }) };
    }
    if (response.status !== 200) {
      const reason = reasons[response.status];
      if (reason !== undefined && says(response.body, reason)) return { ok: false, reason };
      const failure = failureOf(response);
      // A server that says when it has time again is busy, not broken. Without a token, nothing can be missing but the
      // call itself: the URL is wrong.
      const isBroken = failure.reason === "unavailable" && failure.retryAfterSeconds === undefined;
      const isWrongUrl = failure.reason === "not-found" && !("authorization" in request.headers);
      if (isBroken || isWrongUrl) {
        const error = isWrongUrl ? { error: "the URL of these calls is wrong" } : {};
        log.error({ call: name, status: response.status, ...error }, message);
      }
      return { ok: false, ...failure };
    }
    const parsed = schema.safeParse(parseJson(response.body));
    if (parsed.success) return { ok: true, value: parsed.data.result };
    log.error({ call: name, error: "the response is not as agreed" }, message);
    return { ok: false, reason: "unavailable" };
  };
}

const accept = { accept: "application/json" };

/** The headers of a call with a body. */
export const jsonHeaders = { ...accept, "content-type": "application/json" };

/** Those of a call that may arrive twice. */
export function onceHeaders(key: string | undefined) {
  return { ...jsonHeaders, ...(key !== undefined && { [idempotencyKeyHeader.toLowerCase()]: key }) };
}

/** The headers of a call with a token, which is never part of a URL. */
export function tokenHeaders(token: string) {
  return { ...accept, authorization: `Bearer ${token}` };
}

function failureOf({ status, retryAfter }: VisitorCallResponse): CallFailure {
  if (status === 404) return { reason: "not-found" };
  const seconds = Math.min(Number(retryAfter), maxRetryAfterSeconds);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An error's code or class; its message may quote the URL or the body. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
