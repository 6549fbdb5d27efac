import { createReadStream } from "node:fs";

/**
 * Maximum bytes of a line. The longest line that the contract accepts, with all characters escaped, is below 400 kB.
 */
export const lineSizeLimit = 1024 * 1024;

/** A line of a file, numbered from 1, or a message if it cannot be read. */
export type Line = { readonly number: number } & ({ readonly text: string } | { readonly message: string });

/**
 * Reads a UTF-8 file line by line, in bounded memory even if a line is very long. Lines end with LF or CRLF. Skips a
 * byte order mark and blank lines.
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
    if (tooLong) yield { number, message: `is longer than ${lineSizeLimit} bytes` };
    else {
      try {
        const text = decoder.decode(bytes);
        if (text.trim() !== "") yield { number, text };
      } catch {
        yield { number, message: "is not UTF-8" };
      }
    }
  }

  function add(piece: Uint8Array): void {
    size += piece.length;
    // Count the bytes of a line that is too long, but do not store them.
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
