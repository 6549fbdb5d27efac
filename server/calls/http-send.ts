import { setTimeout as sleep } from "node:timers/promises";
import { Agent, type Dispatcher, request as sendHttp } from "undici";
import { CallNotSent } from "#site/product-api/product-fetch.ts";
import type { Send } from "./limited-fetch.ts";

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
