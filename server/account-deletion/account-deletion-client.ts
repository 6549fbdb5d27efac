import type { Logger } from "pino";
import type { z } from "zod";
import { accountDeletionResponse, accountRequestResponse } from "#contract/account-deletion.ts";
import type {
  AccountDeletion,
  AccountDeletionFailure,
  AccountDeletionResult,
} from "#site/product-api/account-deletion.ts";

/** One of the three calls of docs/account-deletion-api.md. */
export interface AccountDeletionCall {
  readonly method: "GET" | "POST";
  /** Continues the URL of the first call. */
  readonly path: "" | "/cancel";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a call to the product server, in this process or over HTTP. Rejects where no response arrives in time. */
export type SendAccountDeletionCall = (call: AccountDeletionCall) => Promise<AccountDeletionResponse>;

export interface AccountDeletionResponse {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
  readonly body: string;
}

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

/** Creates the client of a product server's calls. Logs failures without anything of the request. */
export function createAccountDeletionClient(
  send: SendAccountDeletionCall,
  log: Pick<Logger, "error">,
): AccountDeletion {
  async function call<Value>(
    name: string,
    request: AccountDeletionCall,
    schema: z.ZodType<{ result: Value }>,
  ): Promise<AccountDeletionResult<Value>> {
    let response: AccountDeletionResponse;
    try {
      response = await send(request);
    } catch (error) {
      const reason = errorName(error);
      log.error({ call: name, error: reason }, "account deletion failed");
      return { ok: false, reason: "unavailable", ...(connectErrors.has(reason) && { notReached: true }) };
    }
    if (response.status !== 200) {
      const failure = failureOf(response);
      // A server that says when it has time again is busy, not broken.
      if (failure.reason === "unavailable" && failure.retryAfterSeconds === undefined) {
        log.error({ call: name, status: response.status }, "account deletion failed");
      }
      return { ok: false, ...failure };
    }
    const parsed = schema.safeParse(parseJson(response.body));
    if (parsed.success) return { ok: true, value: parsed.data.result };
    log.error({ call: name, error: "the response is not as agreed" }, "account deletion failed");
    return { ok: false, reason: "unavailable" };
  }

  const withToken = (token: string) => ({ accept: "application/json", authorization: `Bearer ${token}` });
  return {
    request: (request) =>
      call(
        "request",
        {
          method: "POST",
          path: "",
          headers: { accept: "application/json", "content-type": "application/json" },
          body: JSON.stringify(request),
        },
        accountDeletionResponse,
      ),
    show: (token) => call("show", { method: "GET", path: "", headers: withToken(token) }, accountRequestResponse),
    cancel: (token) =>
      call("cancel", { method: "POST", path: "/cancel", headers: withToken(token) }, accountRequestResponse),
  };
}

function failureOf({ status, retryAfter }: AccountDeletionResponse): AccountDeletionFailure {
  if (status === 403) return { reason: "wrong-credentials" };
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
