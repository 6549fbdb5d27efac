import { addAbortSignal, type Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { responseLimits } from "#contract/limits.ts";
import { readLimited } from "#server/http/read-limited.ts";
import {
  type ApiName,
  InvalidResponseError,
  type ObserveCall,
  type ProductFetch,
} from "#site/product-api/product-fetch.ts";
import { visitorCallTimeoutMs, waitFor } from "#site/product-api/timeouts.ts";

/** What one response may cost: bytes after decompression, and milliseconds until the whole body has arrived. */
type ResponseLimits = Readonly<typeof responseLimits>;

/** Of a call that is made for one visitor. */
const privateLimits: ResponseLimits = { maxBytes: 128 * 1024, timeoutMs: visitorCallTimeoutMs };

const apiLimits: Readonly<Record<ApiName, ResponseLimits>> = {
  content: responseLimits,
  "account-deletion": privateLimits,
  reports: privateLimits,
};

/** Bytes and milliseconds of an error's body that are read, so that its connection can be reused; more closes it. */
const errorBodyLimits = { maxBytes: 64 * 1024, timeoutMs: 1000 };

/** What callers read. */
const headersToCallers = ["retry-after", "link"];

/** A response whose body is still to be read. */
interface UnreadResponse {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  readonly body: Readable | Response["body"];
}

/** Sends a request and returns once there is a status. The signal ends what is slow. */
export type Send = (request: Request, signal: AbortSignal) => Promise<UnreadResponse>;

const decompress = promisify(gunzip);

/**
 * Puts limits around a way to the product server, within this process or over HTTP (./http-send.ts), and measures it. A call
 * that takes too long is aborted, and abandoned where that does not end it.
 */
export function createLimitedFetch(
  api: ApiName,
  send: Send,
  observe?: ObserveCall,
  limits: ResponseLimits = apiLimits[api],
): ProductFetch {
  return async (request) => {
    const startedAt = performance.now();
    const abort = new AbortController();
    let status = 0;
    try {
      const whole = send(request, abort.signal).then((response) => readWhole(response, limits.maxBytes));
      const response = await waitFor(whole, limits.timeoutMs);
      if (response === "slow") throw new InvalidResponseError(`no whole response within ${limits.timeoutMs} ms`);
      status = response.status;
      return response;
    } catch (error) {
      abort.abort(error);
      throw error;
    } finally {
      observe?.(api, status, (performance.now() - startedAt) / 1000);
    }
  };
}

async function readWhole(response: UnreadResponse, maxBytes: number): Promise<Response> {
  const { status, headers, body } = response;
  if (status < 200 || status > 599) throw new InvalidResponseError("the response has no status of HTTP");
  let bytes: Uint8Array<ArrayBuffer>;
  if (status <= 299) bytes = await readBody(response, maxBytes);
  else {
    if (body) addAbortSignal(AbortSignal.timeout(errorBodyLimits.timeoutMs), body as Readable);
    bytes = await readBody(response, errorBodyLimits.maxBytes).catch(() => Buffer.of()); // it says nothing
  }
  const kept = headersToCallers.map((name) => [name, headers.get(name) ?? ""] as [string, string]);
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers: kept.filter(([, value]) => value) });
}

/** @throws InvalidResponseError at the first byte over `maxBytes`, before or after decompression */
async function readBody({ headers, body }: UnreadResponse, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = body ? await readLimited(body, maxBytes) : Buffer.of();
  if (!bytes) throw new InvalidResponseError(`the response is over ${maxBytes} bytes`);
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding === "identity" || bytes.byteLength === 0) return bytes;
  if (encoding !== "gzip") throw new InvalidResponseError("the response has an encoding that was not accepted");
  try {
    return new Uint8Array(await decompress(bytes, { maxOutputLength: maxBytes }));
  } catch {
    throw new InvalidResponseError("the response cannot be decompressed within its size limit");
  }
}
