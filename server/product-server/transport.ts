import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Agent, request } from "undici";
import { responseLimits } from "#contract/limits.ts";
import { readResponseBody, withTimeout } from "#server/http/response-limits.ts";
import { InvalidResponseError, type Transport } from "#site/product-api/transport.ts";

/** Of one response, over HTTP and within this process alike: see contract/limits.ts. */
type ResponseLimits = Readonly<typeof responseLimits>;

const decompress = promisify(gunzip);

/** Decodes invalid bytes as U+FFFD, which the parsers remove, and removes a byte order mark. */
const utf8 = new TextDecoder();

const maxConnections = 64;
const connectTimeoutMs = 2000;

/** Bytes and milliseconds of an error body that are read so that the connection can be reused; more closes it. */
const errorBodyLimits = { bytes: 64 * 1024, timeoutMs: 1000 };

/** What a connection says that was closed before a response, such as one that the server had no more use for. */
const droppedConnection = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** Milliseconds before the only retry, chosen at random so that calls that were dropped together do not return together. */
const retryDelayMs = { min: 50, max: 150 };

/**
 * Calls the real product server at `API_ORIGIN`, without request body and credentials (specification, section 7).
 * Redirects are not followed: they could lead to hosts the operator has not named. A call whose connection is dropped
 * before the response is made once more, within the same time limit.
 */
export function createHttpTransport(apiOrigin: string, limits: ResponseLimits = responseLimits): Transport {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, connections: maxConnections });
  return (path) =>
    withTimeout(limits.timeoutMs, async (signal) => {
      const send = () =>
        request(new URL(path, apiOrigin), {
          dispatcher,
          headers: { accept: "application/json", "accept-encoding": "gzip" },
          signal,
        });
      const { statusCode, headers, body } = await send().catch(async (error: unknown) => {
        if (!isDropped(error)) throw error;
        await sleep(retryDelayMs.min + Math.random() * (retryDelayMs.max - retryDelayMs.min), undefined, { signal });
        return send();
      });
      if (statusCode === 451) {
        const error = await readResponseBody(body, errorBodyLimits.bytes);
        return { status: statusCode, body: utf8.decode(error), link: [headers.link ?? []].flat().join(", ") };
      }
      if (!isSuccess(statusCode)) {
        const { bytes: limit, timeoutMs } = errorBodyLimits;
        body.dump({ limit, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
        return { status: statusCode, body: "" };
      }
      const bytes = await readResponseBody(body, limits.maxBytes);
      return {
        status: statusCode,
        body: utf8.decode(await decode(bytes, headers["content-encoding"], limits.maxBytes)),
      };
    });
}

/** Calls the embedded product server within this process, under the same limits. */
export function createEmbeddedTransport(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: ResponseLimits = responseLimits,
): Transport {
  return (path) =>
    withTimeout(limits.timeoutMs, async (signal) => {
      const response = await fetch(new Request(new URL(path, "http://product-server.internal"), { signal }));
      const { status, body, headers } = response;
      if (!(isSuccess(status) || status === 451) || !body) return { status, body: "" };
      const text = utf8.decode(await readResponseBody(body, limits.maxBytes));
      return { status, body: text, ...(status === 451 && { link: headers.get("link") ?? undefined }) };
    });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

function isDropped(error: unknown): boolean {
  return error instanceof Error && "code" in error && droppedConnection.includes(String(error.code));
}

async function decode(bytes: Buffer, encoding: string | string[] | undefined, maxBytes: number): Promise<Uint8Array> {
  if (encoding === undefined || encoding === "identity") return bytes;
  if (encoding !== "gzip") throw new InvalidResponseError("the response has an encoding that was not accepted");
  try {
    return await decompress(bytes, { maxOutputLength: maxBytes });
  } catch {
    throw new InvalidResponseError("the response cannot be decompressed within its size limit");
  }
}
