import { setTimeout as sleep } from "node:timers/promises";

/** One request of a load. Times are milliseconds of `performance.now()`. */
export interface LoadResult {
  readonly startedAt: number;
  readonly endedAt: number;
  /** 0 where the connection failed. */
  readonly status: number;
}

interface Load {
  readonly results: readonly LoadResult[];
  /** Ends the load after the requests in progress. */
  readonly stop: () => Promise<readonly LoadResult[]>;
}

/**
 * Asks for each of the URLs again and again, all at once.
 *
 * @param urls a function gives another one each time
 * @param pauseMs of each after an answer
 */
export function startLoad(urls: readonly (string | (() => string))[], pauseMs = 10): Load {
  const results: LoadResult[] = [];
  let isStopping = false;
  async function ask(url: string | (() => string)): Promise<void> {
    while (!isStopping) {
      const startedAt = performance.now();
      const status = await fetch(typeof url === "string" ? url : url()).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      results.push({ startedAt, endedAt: performance.now(), status });
      await sleep(pauseMs);
    }
  }
  const asking = Promise.all(urls.map(ask));
  return {
    results,
    async stop() {
      isStopping = true;
      await asking;
      return results;
    },
  };
}

/** How many answers had each status, for a line of a report. */
export function countStatuses(results: readonly LoadResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The longest time to an answer, in whole milliseconds. */
export function longestWait(results: readonly LoadResult[]): number {
  return Math.round(Math.max(0, ...results.map(({ startedAt, endedAt }) => endedAt - startedAt)));
}
