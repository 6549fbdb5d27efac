import { createReadStream } from "node:fs";

/** Bytes of one line. The longest one the contract lets through, escaped throughout, is below 400 kB. */
export const lineSizeLimit = 1024 * 1024;

/** A line of a file, or what is wrong with it. */
export type Line = { readonly number: number } & ({ readonly text: string } | { readonly fault: string });

/**
 * The lines of a UTF-8 file, numbered from 1, in bounded memory however long one is. Lines end with LF or CRLF;
 * a byte order mark at the start and lines of white space are passed over.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let number = 0;
  let pieces: Uint8Array[] = [];
  let size = 0;

  function* finish(): Generator<Line> {
    number++;
    const bytes = Buffer.concat(pieces);
    const tooLong = size > lineSizeLimit;
    pieces = [];
    size = 0;
    if (tooLong) yield { number, fault: `is longer than ${lineSizeLimit} bytes` };
    else {
      try {
        const text = decoder.decode(bytes);
        if (text.trim() !== "") yield { number, text };
      } catch {
        yield { number, fault: "is not UTF-8" };
      }
    }
  }

  function add(piece: Uint8Array): void {
    size += piece.length;
    // What is too long is counted and not kept.
    if (size <= lineSizeLimit) pieces.push(piece);
    else pieces = [];
  }

  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end));
      yield* finish();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (size > 0) yield* finish();
}
