import type { responseLimits } from "#contract/limits.ts";
import { InvalidResponseError } from "./invalid-response-error.ts";

/** Of one response, over HTTP and within this process alike: see contract/limits.ts. */
export type ResponseLimits = Readonly<typeof responseLimits>;

/**
 * Runs a call with a timeout. The signal aborts the call; a call that ignores the signal is abandoned.
 *
 * @throws InvalidResponseError after `timeoutMs`
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const abort = new AbortController();
  const timeoutError = new InvalidResponseError(`no whole response within ${timeoutMs} ms`);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timeoutError);
      abort.abort(timeoutError);
    }, timeoutMs);
  });
  try {
    return await Promise.race([call(abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a body up to a size limit.
 *
 * @throws InvalidResponseError at the first byte over `maxBytes`
 */
export async function readLimitedBody(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new InvalidResponseError(`the response is over ${maxBytes} bytes`);
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}
