import type { ContentLine } from "#contract/content-line.ts";
import type { ImportIssue } from "./import-issue.ts";
import { parseLine } from "./parse-line.ts";
import { readLines } from "./read-lines.ts";

export type NumberedContent = { readonly line: number; readonly content: ContentLine };

/** Parses a file line by line. Yields each line's content, or its issues if it is invalid. */
export async function* readContent(file: string): AsyncGenerator<NumberedContent | { issues: ImportIssue[] }> {
  for await (const line of readLines(file)) {
    if ("message" in line) {
      yield { issues: [{ line: line.number, message: line.message }] };
      continue;
    }
    const parsed = parseLine(line.text);
    if ("content" in parsed) yield { line: line.number, content: parsed.content };
    else yield { issues: parsed.issues.map((issue) => ({ line: line.number, ...issue })) };
  }
}
