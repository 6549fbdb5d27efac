import { addAbortSignal, type Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Agent, type Dispatcher, request as sendHttp } from "undici";
import { responseLimits } from "#contract/limits.ts";
import { readLimited } from "#server/http/read-limited.ts";
import {
  type ApiName,
  CallNotSent,
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

/**
 * Connections of each API. Deletions and reports never need as many, so that no call waits for another: fewer passwords may
 * wait (server/account-deletion/attempt-limiters.ts), and 64 calls of ten seconds each are far more reports than come in.
 */
const maxConnections = 64;
const connectTimeoutMs = 2000;

/** What a connection says that was closed before a response, such as one that the server had no more use for. */
const droppedConnection = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** Milliseconds before the only retry, chosen at random so that calls that were dropped together do not return together. */
const retryDelayMs = { min: 50, max: 150 };

/** A response whose body is still to be read. */
interface UnreadResponse {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  readonly body: Readable | Response["body"];
}

/** Sends a request and returns once there is a status. The signal ends what is slow. */
type Send = (request: Request, signal: AbortSignal) => Promise<UnreadResponse>;

const decompress = promisify(gunzip);

/**
 * Puts limits around a way to the product server, within this process or over HTTP, and measures it. A call
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

/**
 * Creates a way to the product server over HTTP, with connections of its own. Redirects are not followed: they could lead
 * to hosts the operator has not named. A GET whose connection is dropped before the response is made once more, within the
 * same time limit; anything else may have been carried out.
 */
export function createHttpSend(): Send {
  const agent = new Agent({ connect: { timeout: connectTimeoutMs }, connections: maxConnections });
  return async (request, signal) => {
    let isSent = false;
    const dispatcher = agent.compose(
      noteStart(() => {
        isSent = true;
      }),
    );
    const options = {
      dispatcher,
      method: request.method as Dispatcher.HttpMethod,
      headers: { accept: "application/json", "accept-encoding": "gzip", ...Object.fromEntries(request.headers) },
      body: request.body ? await request.text() : null,
      signal,
    };
    const send = () => sendHttp(request.url, options);
    try {
      const { statusCode, headers, body } = await send().catch(async (error: unknown) => {
        if (request.method !== "GET" || !isDropped(error)) throw error;
        await sleep(retryDelayMs.min + Math.random() * (retryDelayMs.max - retryDelayMs.min), undefined, { signal });
        return send();
      });
      return {
        status: statusCode,
        headers: { get: (name) => (headers[name] === undefined ? null : [headers[name]].flat().join(", ")) },
        body,
      };
    } catch (error) {
      throw isSent ? error : new CallNotSent(error);
    }
  };
}

/** Calls back before a call is written to its connection, which is open then, its certificate included. */
function noteStart(onStart: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler);
    handler.onRequestStart = (...parameters) => {
      onStart();
      start?.(...parameters);
    };
    return dispatch(options, handler);
  };
}

function isDropped(error: unknown): boolean {
  return error instanceof Error && "code" in error && droppedConnection.includes(String(error.code));
}
