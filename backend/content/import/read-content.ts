import { createReadStream } from "node:fs";
import { type ContentLine, contentLine } from "#contract/content-line.ts";
import type { ImportIssue } from "./import-issue.ts";

/**
 * Maximum bytes of a line. The longest line that the contract accepts, with all characters escaped, is below 400 kB.
 */
export const lineSizeLimit = 1024 * 1024;

type ReadLine = { readonly line: number; readonly content: ContentLine } | { readonly issues: readonly ImportIssue[] };

/** Parses a UTF-8 file line by line, numbered from 1. Skips a byte order mark and blank lines. */
export async function* readContent(file: string): AsyncGenerator<ReadLine> {
  let line = 0;
  for await (const bytes of readLines(file)) {
    line += 1;
    const parsed = parseLine(bytes);
    if (Array.isArray(parsed)) yield { issues: parsed.map((issue) => ({ line, ...issue })) };
    else if (parsed) yield { line, content: parsed };
  }
}

/** Splits a file at line feeds, in bounded memory: a line that is much too long is cut off, and the last one. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.of();
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      yield bytes.subarray(start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > lineSizeLimit) break;
  }
  if (rest.length > 0) yield rest;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** @returns issues without the line's values; `undefined` for a blank line */
function parseLine(bytes: Buffer): ContentLine | Omit<ImportIssue, "line">[] | undefined {
  if (bytes.length > lineSizeLimit) return [{ message: `is longer than ${lineSizeLimit} bytes` }];
  let value: unknown;
  try {
    const text = decoder.decode(bytes);
    if (text.trim() === "") return undefined;
    value = JSON.parse(text);
  } catch {
    return [{ message: "is not JSON in UTF-8" }];
  }
  const { data, error } = contentLine.safeParse(value, {
    error: (issue) => {
      if (issue.input === undefined) return "is missing";
      return issue.code === "invalid_type" ? `must be of type ${issue.expected}` : undefined;
    },
  });
  return error ? error.issues.map(({ path, message }) => ({ field: path.join(".") || undefined, message })) : data;
}
