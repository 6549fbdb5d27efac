import { join } from "node:path";
import { cores, outputOf, startPinned } from "./processes.ts";
import type { Server } from "./servers.ts";

/** The load that a process on the other core puts on a server. */
export interface Load {
  /** "{n}" in it is replaced by a number below `distinct`, with a Zipf distribution of exponent 1. */
  readonly path: string;
  readonly distinct?: number;
  readonly seconds?: number;
  readonly requests?: number;
}

export interface LoadResult {
  readonly requests: number;
  /** Responses with another status than 2xx. */
  readonly failed: number;
}

export async function load(server: Server, wanted: Load): Promise<LoadResult> {
  const file = join(import.meta.dirname, "load-process.ts");
  const child = startPinned(cores.rest, [process.execPath, file, String(server.port), JSON.stringify(wanted)]);
  const result: LoadResult = JSON.parse(await outputOf(child));
  if (result.failed > 0) process.stdout.write(`  ! ${server.name}: ${result.failed} responses were not 2xx\n`);
  return result;
}
