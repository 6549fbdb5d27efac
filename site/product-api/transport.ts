import { Agent, request } from "undici";

/** Bytes of one answer; over this it is refused (a post with five others is about 10 kB). */
export const answerSizeLimit = 2 * 1024 * 1024;

/** Milliseconds until an answer that has not arrived whole is refused. */
export const answerTimeLimit = 5000;

export interface TransportAnswer {
  readonly status: number;
  readonly body: string;
}

/** Carries a GET to the product server. Rejects when there is no whole answer within the two limits. */
export type Transport = (path: string) => Promise<TransportAnswer>;

/** Calls the real product server at `API_ORIGIN`: no request body, no credentials (specification, section 7). */
export function createHttpTransport(apiOrigin: string): Transport {
  const dispatcher = new Agent({ connect: { timeout: 2000 }, maxResponseSize: answerSizeLimit, connections: 64 });
  return async (path) => {
    const answer = await request(new URL(path, apiOrigin), {
      dispatcher,
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(answerTimeLimit),
    });
    return { status: answer.statusCode, body: await answer.body.text() };
  };
}

/** Calls the embedded product server within this process, under the same two limits. */
export function createEmbeddedTransport(fetch: (request: Request) => Response | Promise<Response>): Transport {
  return async (path) => {
    const answer = await fetch(new Request(new URL(path, "http://product-server.internal")));
    return { status: answer.status, body: await answer.text() };
  };
}
