import { Agent, type Dispatcher, request } from "undici";
import { readResponseBody, withTimeout } from "#server/http/response-limits.ts";
import { visitorCallTimeoutMs } from "#site/product-api/timeouts.ts";
import { CallNotSent, type SendVisitorCall } from "./call.ts";

/**
 * More connections than callers at a time: nobody waits for the calls of others. They are more than the passwords that may
 * wait (server/account-deletion/attempt-limiters.ts), and 64 calls of ten seconds are far more reports than a product server
 * that answers gets.
 */
const limits = { maxBytes: 128 * 1024, connectTimeoutMs: 2000, connections: 64 };

/**
 * Sends calls to a URL of the product server, such as `ACCOUNT_DELETION_URL`. Redirects are not followed: passwords and
 * reports go to no host but the named one.
 */
export function createRemoteCalls(url: string): SendVisitorCall {
  const dispatcher = new Agent({ connect: { timeout: limits.connectTimeoutMs }, connections: limits.connections });
  return ({ method, path, headers, body }) =>
    withTimeout(visitorCallTimeoutMs, async (signal) => {
      let isSent = false;
      const noting = dispatcher.compose(
        noteStart(() => {
          isSent = true;
        }),
      );
      const options = { dispatcher: noting, method, headers, body: body ?? null, signal };
      const response = await request(url + path, options).catch((error: unknown) => {
        throw isSent ? error : new CallNotSent(error);
      });
      const retryAfter = response.headers["retry-after"];
      return {
        status: response.statusCode,
        retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
        body: (await readResponseBody(response.body, limits.maxBytes)).toString("utf8"),
      };
    });
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
