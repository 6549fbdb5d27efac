import type { Logger } from "pino";
import type { z } from "zod";

/** A call to the product server that is made for one visitor: docs/account-deletion-api.md, docs/reports-api.md. */
export interface VisitorCall {
  readonly method: "GET" | "POST";
  /** Continues the URL of the first call. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a call to the product server, in this process or over HTTP. Rejects where no response arrives in time. */
export type SendVisitorCall = (call: VisitorCall) => Promise<VisitorCallResponse>;

export interface VisitorCallResponse {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
  readonly body: string;
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

/** What stops a call before anything of it is sent: errors of node:dns, node:net and undici. */
const connectErrors: ReadonlySet<string> = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
]);

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
      const reason = errorName(error);
      log.error({ call: name, error: reason }, message);
      return { ok: false, reason: "unavailable", ...(connectErrors.has(reason) && { notReached: true as const }) };
    }
    if (response.status !== 200) {
      const reason = reasons[response.status];
      if (reason !== undefined) return { ok: false, reason };
      const failure = failureOf(response);
      // A server that says when it has time again is busy, not broken.
      if (failure.reason === "unavailable" && failure.retryAfterSeconds === undefined) {
        log.error({ call: name, status: response.status }, message);
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

/** The headers of a call with a token, which is never part of a URL. */
export function tokenHeaders(token: string) {
  return { ...accept, authorization: `Bearer ${token}` };
}

function failureOf({ status, retryAfter }: VisitorCallResponse): CallFailure {
  if (status === 404) return { reason: "not-found" };
  const seconds = Number(retryAfter);
  const isValid = Number.isInteger(seconds) && seconds > 0;
  if (status === 429) {
    return { reason: "too-many-requests", retryAfterSeconds: isValid ? seconds : defaultRetryAfterSeconds };
  }
  return { reason: "unavailable", ...(status === 503 && isValid && { retryAfterSeconds: seconds }) };
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
