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
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < concurrency) running += 1;
      else if (queue.length >= waiting) return "full";
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
