import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Agent, request } from "undici";
import { InvalidResponseError } from "./invalid-response-error.ts";
import { type AnswerLimits, answerLimits, readWithinSize, withinTime } from "./response-limits.ts";

const unpack = promisify(gunzip);

/** Invalid bytes become U+FFFD, which the readers drop; a byte order mark is dropped here. */
const utf8 = new TextDecoder();

export interface TransportAnswer {
  readonly status: number;
  /** Empty where the status is not a good one: nothing reads it then. */
  readonly body: string;
}

/** Carries a GET to the product server. Rejects when there is no whole answer within the limits. */
export type Transport = (path: string) => Promise<TransportAnswer>;

/**
 * Calls the real product server at `API_ORIGIN`: no request body, no credentials (specification, section 7).
 * Redirects are not followed: they would lead to hosts nobody has named.
 */
export function createHttpTransport(apiOrigin: string, limits: AnswerLimits = answerLimits): Transport {
  const dispatcher = new Agent({ connect: { timeout: 2000 }, connections: 64 });
  return (path) =>
    withinTime(limits.time, async (signal) => {
      const { statusCode, headers, body } = await request(new URL(path, apiOrigin), {
        dispatcher,
        headers: { accept: "application/json", "accept-encoding": "gzip" },
        signal,
      });
      if (!isGood(statusCode)) {
        // Read to its end, where that is near, so that the connection can be used again.
        body.dump({ limit: 64 * 1024 }).catch(() => {});
        return { status: statusCode, body: "" };
      }
      const bytes = await readWithinSize(body, limits.size);
      return { status: statusCode, body: utf8.decode(await decode(bytes, headers["content-encoding"], limits.size)) };
    });
}

/** Calls the embedded product server within this process, under the same limits. */
export function createEmbeddedTransport(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: AnswerLimits = answerLimits,
): Transport {
  return (path) =>
    withinTime(limits.time, async (signal) => {
      const { status, body } = await fetch(new Request(new URL(path, "http://product-server.internal"), { signal }));
      if (!isGood(status) || !body) return { status, body: "" };
      return { status, body: utf8.decode(await readWithinSize(body, limits.size)) };
    });
}

function isGood(status: number): boolean {
  return status >= 200 && status <= 299;
}

async function decode(bytes: Buffer, encoding: string | string[] | undefined, limit: number): Promise<Uint8Array> {
  if (encoding === undefined || encoding === "identity") return bytes;
  if (encoding !== "gzip") throw new InvalidResponseError("the answer is packed in a way that was not asked for");
  try {
    return await unpack(bytes, { maxOutputLength: limit });
  } catch {
    throw new InvalidResponseError("the answer cannot be unpacked within its size limit");
  }
}
