import type { Logger } from "pino";
import { parseJson, parseRecord } from "./parse-fields.ts";
import { parseOrder, type WithholdingOrder } from "./parse-order.ts";
import {
  CircuitOpenError,
  embeddedOrigin,
  errorName,
  InvalidResponseError,
  type ProductFetch,
} from "./product-fetch.ts";
import { waitFor } from "./timeouts.ts";

/**
 * Why a page cannot show what was requested. A closed list; site/http/failure-response.ts maps it to status codes.
 * "withheld": an order forbids to show it. "no-data": the product server's response has no post or user in it.
 * "malformed": it is not the call's response at all.
 */
export type Failure = "not-found" | "gone" | "withheld" | "no-data" | "malformed" | "unavailable";

/** Whether a failure says nothing about what was requested: it may be there on the next try. */
export function isTemporary(failure: Failure): boolean {
  return failure === "unavailable" || failure === "malformed";
}

/** Why there is nothing to show, and by which order it is withheld, if it is. */
export interface FailureState {
  readonly reason: Failure;
  readonly order?: WithholdingOrder | undefined;
}

/** What is known of a page's content (specification, section 4): everything downstream switches on it, exhaustively. */
export type ContentState<Data extends object = object> =
  | ({ readonly kind: "loaded" } & Data)
  /** The product server is slow: the browser asks for the page with its data. */
  | { readonly kind: "loading" }
  | ({ readonly kind: "failed" } & FailureState);

/** JSON of the product server whose fields are not validated yet. site/product-api/parse-*.ts turn it into data. */
export type ProductResult = Exclude<ContentState<{ readonly json: unknown }>, { readonly kind: "loading" }>;

/** Where errors of the product server are logged. */
type ErrorLog = Pick<Logger, "error">;

/**
 * Why a call has no usable response: it timed out or the connection failed, it broke a limit, its status was no 2xx,
 * its body is not JSON or not the call's response, or it was not made. Public: the values label a metric (docs/operations.md).
 */
export type ProductServerError =
  | "no-answer"
  | "refused"
  | "status-4xx"
  | "status-5xx"
  | "status-other"
  | "not-json"
  | "malformed"
  | "circuit-open";

/** The only way from the site to the product server. */
export type ProductApi = Pick<ReturnType<typeof createProductApi>, "get">;

interface ProductApiOptions {
  /** Of the product server; without it, of the embedded one. */
  readonly origin?: string | undefined;
  /** Called for each call without a usable response, in addition to the log. */
  readonly onError?: ((error: ProductServerError) => void) | undefined;
  /** Called with the path of each response that says that there is nothing to show. */
  readonly onAbsent?: ((path: string) => void) | undefined;
}

/** Creates the client of the product server's content. Concurrent requests for one path share one call. */
export function createProductApi(
  fetch: ProductFetch,
  { origin = embeddedOrigin, onError, onAbsent }: ProductApiOptions = {},
) {
  const inFlight = new Map<string, Promise<ProductResult>>();
  return {
    /**
     * Requests a path of contract/product-paths.ts that is only read. Never rejects: a 404, 410 or 451 says that
     * there is nothing to show; anything else but a JSON response within the limits is `unavailable`, JSON of another shape
     * `malformed`, and both are logged once, without the ids in the path. A call that is not made because the product server
     * is known to fail is not logged.
     */
    get(path: string, log: ErrorLog): Promise<ProductResult> {
      const shared = inFlight.get(path);
      if (shared) return shared;
      const result = request(path, log).finally(() => {
        if (inFlight.get(path) === result) inFlight.delete(path);
      });
      inFlight.set(path, result);
      return result;
    },
    /** Requests made from now on share no call that was made before: its response may be outdated. */
    forgetInFlight: (): void => inFlight.clear(),
  };

  async function request(path: string, log: ErrorLog): Promise<ProductResult> {
    const call = calls.find(({ name }) => path.startsWith(`/api/${name}/`)) ?? {
      name: "unknown",
      place: "",
      hasPlace: () => false,
    };
    function fail(error: ProductServerError, reason: object, failure: Failure = "unavailable"): ProductResult {
      log.error({ call: call.name, ...reason }, "product server failed");
      onError?.(error);
      return { kind: "failed", reason: failure };
    }
    let response: Response;
    try {
      response = await fetch(new Request(origin + path));
    } catch (error) {
      if (error instanceof CircuitOpenError) {
        onError?.("circuit-open");
        return { kind: "failed", reason: "unavailable" };
      }
      return fail(error instanceof InvalidResponseError ? "refused" : "no-answer", { error: errorName(error) });
    }
    const { status, headers } = response;
    const body = await response.text();
    if (status === 404 || status === 410 || status === 451) {
      onAbsent?.(path);
      if (status !== 451) return { kind: "failed", reason: status === 404 ? "not-found" : "gone" };
      return { kind: "failed", reason: "withheld", order: parseOrder(body, headers.get("link")) };
    }
    if (!response.ok) {
      return fail(status < 400 ? "status-other" : status < 500 ? "status-4xx" : "status-5xx", { status });
    }
    const json = parseJson(body);
    if (json === undefined) return fail("not-json", { error: "the response is not JSON" });
    if (call.hasPlace(json)) return { kind: "loaded", json };
    return fail("malformed", { error: `the response has no ${call.place}` }, "malformed");
  }
}

/** How a page loads its data. */
export interface LoadOptions {
  /** The site's own origin: media on it are shown by their path. */
  readonly origin: string;
  /**
   * Milliseconds until data that have not arrived count as loading. Without it nothing counts as loading: the calls end
   * by their own limit (`responseLimits` in contract/limits.ts).
   */
  readonly timeoutMs?: number | undefined;
  readonly log: ErrorLog;
}

/**
 * Fetches one thing.
 *
 * @param parse returns `undefined` for a response without it
 * @param reason of the failure then
 */
export async function loadContent<Data extends object>(
  productApi: ProductApi,
  path: string,
  { timeoutMs, log }: LoadOptions,
  parse: (json: unknown) => Data | undefined,
  reason: Failure = "no-data",
): Promise<ContentState<Data>> {
  const result = await waitFor(productApi.get(path, log), timeoutMs);
  if (result === "slow") return { kind: "loading" };
  if (result.kind === "failed") return result;
  const data = parse(result.json);
  return data ? { kind: "loaded", ...data } : { kind: "failed", reason };
}

interface Call {
  /** The beginning of its path, and all of it that is logged: a ticket's ids are its credentials. */
  readonly name: string;
  /** What the response must have, for the log. */
  readonly place: string;
  /**
   * Whether JSON is its response (specification, section 7), with data or with a place for them that is empty. Anything
   * else, such as `{"error": …}` with a 200 during maintenance, says nothing about the post or the profile, and must not be
   * taken for "there is none".
   */
  readonly hasPlace: (json: unknown) => boolean;
}

const calls: readonly Call[] = [
  {
    name: "public/users/posts",
    place: "list in result or result.data",
    hasPlace: (json) => [resultOf(json), dataOf(json)].some(Array.isArray),
  },
  { name: "public/users", place: "object in result.data", hasPlace: hasPlaceForOne },
  { name: "public/post", place: "object in result.data", hasPlace: hasPlaceForOne },
  { name: "project/events/ticketSucces", place: "", hasPlace: () => true }, // tickets have no fixed place (./parse-ticket.ts)
];

const resultOf = (json: unknown) => parseRecord(json)?.result;
const dataOf = (json: unknown) => parseRecord(resultOf(json))?.data;

function hasPlaceForOne(json: unknown): boolean {
  const data = dataOf(json);
  // PHP writes an object without fields as an empty list.
  const isEmpty = data == null || (Array.isArray(data) && data.length === 0);
  return parseRecord(resultOf(json)) !== undefined && (isEmpty || parseRecord(data) !== undefined);
}
