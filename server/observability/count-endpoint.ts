import type { IncomingMessage, ServerResponse } from "node:http";
import { readCountEvent } from "#site/features/counting/count-event.ts";
import type { Metrics } from "./metrics.ts";
import { createTokenBucket } from "./token-bucket.ts";

/** Bytes of a message; the longest sound one has about 120. */
const sizeLimit = 512;

/**
 * Messages per second and at once, of all visitors together: no address is looked at or kept. A page sends one or
 * two, so this is far more than one process shows pages.
 */
const rate = { capacity: 500, perSecond: 200 };

type Refusal = Parameters<Metrics["refuse"]>[0];

const statusOf: Readonly<Record<Refusal, number>> = { foreign: 403, "too-large": 413, "too-fast": 429, invalid: 400 };

/**
 * Takes what the site's own pages tell of themselves (site/features/counting), counts it, and keeps nothing else.
 *
 * @param siteOrigin stands for browsers that do not say `Sec-Fetch-Site`
 */
export function createCountEndpoint(
  metrics: Pick<Metrics, "count" | "refuse">,
  siteOrigin: string,
  isWithinRate = createTokenBucket(rate),
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const refuse = (reason: Refusal) => {
      metrics.refuse(reason);
      answer(response, statusOf[reason]);
    };
    response.setHeader("Cache-Control", "no-store");
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return answer(response, 405);
    }
    if (!isOfThisSite(request, siteOrigin)) return refuse("foreign");
    if (!isWithinRate()) return refuse("too-fast");
    // Without a length, too: a page's message always has one.
    if (!(Number(request.headers["content-length"]) <= sizeLimit)) return refuse("too-large");
    const body = await readBody(request);
    const event = readCountEvent(body, request.headers["user-agent"]);
    if (!event) return refuse("invalid");
    metrics.count(event);
    answer(response, 204);
  };
}

/** A page that sends no referrer (a ticket) sends `Origin: null`, so what the browser itself says comes first. */
function isOfThisSite({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === siteOrigin : site === "same-origin";
}

/** Empty where the client goes away before its end. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    return "";
  }
  return Buffer.concat(chunks).toString("utf8");
}

function answer(response: ServerResponse, status: number): void {
  response.statusCode = status;
  // What is left of a body that is not read to its end would be taken for the next request.
  if (!response.req.complete) response.setHeader("Connection", "close");
  response.end();
}
