import { InvalidResponseError } from "./invalid-response-error.ts";

/** What one response of the product server may cost, over HTTP and within this process alike. */
export interface ResponseLimits {
  /** After decompression. */
  readonly maxBytes: number;
  /** Until the whole body has arrived. */
  readonly timeoutMs: number;
}

/** A post with five others is about 10 kB. The timeout equals the longest wait of a page (timeouts.ts). */
export const responseLimits: ResponseLimits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 5000 };

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
