/** Runs work in turn, so much at once; beyond what may wait it refuses. */
export interface WorkQueue {
  /** @returns "full" at once where too much is waiting already */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value | "full">;
}

export interface WorkQueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

export function createWorkQueue({ atOnce, waiting }: WorkQueueLimits): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < atOnce) running += 1;
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
