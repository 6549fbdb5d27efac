import { waitFor } from "#site/product-api/timeouts.ts";
import { InvalidResponseError } from "#site/product-api/transport.ts";
import { readLimited } from "./read-limited.ts";

/**
 * Runs a call with a timeout. The signal aborts the call; a call that ignores the signal is abandoned.
 *
 * @throws InvalidResponseError after `timeoutMs`
 */
export async function withTimeout<Value extends object>(
  timeoutMs: number,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const abort = new AbortController();
  const value = await waitFor(call(abort.signal), timeoutMs);
  if (value !== "slow") return value;
  const error = new InvalidResponseError(`no whole response within ${timeoutMs} ms`);
  abort.abort(error);
  throw error;
}

/**
 * Reads a response up to a size limit.
 *
 * @throws InvalidResponseError at the first byte over `maxBytes`
 */
export async function readResponseBody(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const body = await readLimited(chunks, maxBytes);
  if (!body) throw new InvalidResponseError(`the response is over ${maxBytes} bytes`);
  return body;
}
