import pLimit from "p-limit";

/** Runs a limited number of tasks at a time. Further tasks wait; above a limit they are refused. */
export type WorkQueue = ReturnType<typeof createWorkQueue>;

export interface WorkQueueLimits {
  /** Tasks that run at a time. */
  readonly concurrency: number;
  /** Tasks that may wait. */
  readonly waiting: number;
}

export function createWorkQueue({ concurrency, waiting }: WorkQueueLimits) {
  const limit = pLimit(concurrency);
  return {
    /** @returns "full" at once where too many tasks are waiting */
    run: async <Value>(work: () => Promise<Value>): Promise<Value | "full"> =>
      limit.activeCount + limit.pendingCount < concurrency + waiting ? limit(work) : "full",
  };
}
