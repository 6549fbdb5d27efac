import pLimit from "p-limit";

/** Runs a limited number of tasks at a time. Further tasks wait; above a limit they are refused. */
export interface WorkQueue {
  /** @returns "full" at once where too many tasks are waiting */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value | "full">;
}

export interface WorkQueueLimits {
  /** Tasks that run at a time. */
  readonly concurrency: number;
  /** Tasks that may wait. */
  readonly waiting: number;
}

export function createWorkQueue({ concurrency, waiting }: WorkQueueLimits): WorkQueue {
  const limit = pLimit(concurrency);
  return {
    run: async (work) => (limit.activeCount + limit.pendingCount < concurrency + waiting ? limit(work) : "full"),
  };
}
