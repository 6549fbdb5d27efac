import type { Logger } from "pino";
import { InvalidResponseError } from "./invalid-response-error.ts";
import type { Transport, TransportAnswer } from "./transport.ts";

/** Why a page cannot show what was asked for. The closed list; site/http/answer.ts maps it to status codes. */
export type Failure = "not-found" | "gone" | "no-data" | "unavailable";

/** The product server's answer, parsed but not yet trusted: site/product-api/read-*.ts turn `json` into data. */
export type ProductAnswer = { ok: true; json: unknown } | { ok: false; failure: Failure };

/** Where a failing product server is noted; in the browser there is none. */
export type ErrorLog = Pick<Logger, "error">;

/** Why a call had no usable answer: nothing came in time, a bad status, or something that is no JSON. */
export type ProductServerError = "no-answer" | "refused" | "status-4xx" | "status-5xx" | "status-other" | "not-json";

/** The only way from the site to the product server. */
export interface ProductApi {
  /**
   * Asks one of the four paths of contract/product-paths.ts. Never throws: anything that is not a JSON
   * answer in time and within the size limit is `unavailable`, and is logged once, without the path's ids.
   */
  get(path: string, log: ErrorLog): Promise<ProductAnswer>;
}

interface Observers {
  /** Told of each call without a usable answer, beside the log. */
  readonly onError?: ((error: ProductServerError) => void) | undefined;
  /** Told of each path that the product server has nothing at (404, 410). */
  readonly onAbsent?: ((path: string) => void) | undefined;
}

/**
 * Wires the client to a transport: HTTP to the real product server, or calls into the embedded one. A path that is
 * being asked is not asked a second time: whoever wants the same waits for the same answer.
 */
export function createProductApi(transport: Transport, { onError, onAbsent }: Observers = {}): ProductApi {
  const running = new Map<string, Promise<ProductAnswer>>();
  return {
    get(path, log) {
      const answer = running.get(path) ?? ask(path, log).finally(() => running.delete(path));
      running.set(path, answer);
      return answer;
    },
  };

  async function ask(path: string, log: ErrorLog): Promise<ProductAnswer> {
    const call = callName(path);
    let answer: TransportAnswer;
    try {
      answer = await transport(path);
    } catch (error) {
      log.error({ call, error: nameOf(error) }, "product server failed");
      onError?.(error instanceof InvalidResponseError ? "refused" : "no-answer");
      return { ok: false, failure: "unavailable" };
    }
    if (answer.status === 404 || answer.status === 410) {
      onAbsent?.(path);
      return { ok: false, failure: answer.status === 404 ? "not-found" : "gone" };
    }
    if (answer.status < 200 || answer.status > 299) {
      log.error({ call, status: answer.status }, "product server failed");
      onError?.(statusError(answer.status));
      return { ok: false, failure: "unavailable" };
    }
    try {
      return { ok: true, json: JSON.parse(answer.body) };
    } catch {
      log.error({ call, error: "the answer is not JSON" }, "product server failed");
      onError?.("not-json");
      return { ok: false, failure: "unavailable" };
    }
  }
}

function statusError(status: number): ProductServerError {
  if (status >= 400 && status <= 499) return "status-4xx";
  return status >= 500 && status <= 599 ? "status-5xx" : "status-other";
}

/**
 * Which of the four calls it was: "/api/public/users/posts/6f1b…" → "public/users/posts". Ids stay out of the log,
 * since a ticket's ids are its credentials.
 */
function callName(path: string): string {
  const [, name = "unknown"] = /^\/api\/(public\/users\/posts(?=\/)|[^/]+\/[^/]+)/.exec(path) ?? [];
  return name;
}

/** A fault's code or kind. Not its message, which may quote the address; the limits' own messages quote nothing. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof InvalidResponseError) return error.message;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
