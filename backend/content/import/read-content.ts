import type { ContentLine } from "#contract/content-line.ts";
import type { ContentFault } from "./import-issue.ts";
import { parseLine } from "./parse-line.ts";
import { readLines } from "./read-lines.ts";

export type NumberedContent = { readonly line: number; readonly content: ContentLine };

/** A file's lines, each checked by itself: content, or its faults. */
export async function* readContent(file: string): AsyncGenerator<NumberedContent | { faults: ContentFault[] }> {
  for await (const line of readLines(file)) {
    if ("fault" in line) {
      yield { faults: [{ line: line.number, fault: line.fault }] };
      continue;
    }
    const parsed = parseLine(line.text);
    if ("content" in parsed) yield { line: line.number, content: parsed.content };
    else yield { faults: parsed.faults.map((fault) => ({ line: line.number, ...fault })) };
  }
}
