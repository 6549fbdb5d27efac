import { InvalidResponseError } from "./invalid-response-error.ts";

/** What one answer of the product server may cost, over HTTP as within this process. */
export interface AnswerLimits {
  /** Bytes, unpacked. */
  readonly size: number;
  /** Milliseconds until it must have arrived whole. */
  readonly time: number;
}

/** Over this an answer is refused: 2 MB, 5 s (a post with five others is about 10 kB). */
export const answerLimits: AnswerLimits = { size: 2 * 1024 * 1024, time: 5000 };

/**
 * Runs a call that may take no longer than the limit. The call is told through the signal; one that does not
 * listen is left behind.
 */
export async function withinTime<Value>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const abort = new AbortController();
  const refusal = new InvalidResponseError(`no whole answer within ${milliseconds} ms`);
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(refusal);
      abort.abort(refusal);
    }, milliseconds);
  });
  try {
    return await Promise.race([call(abort.signal), alarm]);
  } finally {
    clearTimeout(timer);
  }
}

/** Collects a body, and stops reading where it grows over the limit. */
export async function readWithinSize(chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > bytes) throw new InvalidResponseError(`the answer is over ${bytes} bytes`);
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}
