import { join } from "node:path";
import { cores, outputOf, processorSeconds, startPinned } from "./processes.ts";
import type { Server } from "./servers.ts";

/** What is asked, and for how long: by a process on the other core. */
export interface Load {
  /** "{n}" in it is replaced by a number below `distinct`, the smaller ones far oftener (Zipf, exponent 1). */
  readonly path: string;
  readonly distinct?: number;
  /** Asked for in turn. */
  readonly languages?: readonly string[];
  readonly encoding?: string;
  readonly connections?: number;
  readonly seconds?: number;
  readonly requests?: number;
  /** Requests a second, sent at fixed times whether or not the earlier ones are answered; otherwise one by one. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Answers that were no 200. */
  readonly bad: number;
  /** Milliseconds from when each request was to be sent, sorted; at a fixed rate only. */
  readonly latencies: number[];
  /** Of the server. */
  readonly processorSeconds: number;
}

export async function load(server: Server, { ...wanted }: Load): Promise<LoadResult> {
  const before = processorSeconds(server.pid);
  const file = join(import.meta.dirname, "load-process.ts");
  const child = startPinned(cores.rest, [process.execPath, file, String(server.port), JSON.stringify(wanted)]);
  const output = await outputOf(child);
  const result: LoadResult = JSON.parse(output);
  if (result.bad > 0) process.stdout.write(`  ! ${server.name}: ${result.bad} answers were no 200\n`);
  return { ...result, processorSeconds: processorSeconds(server.pid) - before };
}
