/** Thrown instead of running work when too much is waiting. */
export class BusyError extends Error {}

/**
 * Runs at most `running` pieces of work at a time, in the order of their calls, and lets at most `waiting` wait.
 *
 * @returns a function that runs one piece of work. It rejects with BusyError if too much is waiting
 */
export function limitConcurrency(limits: { readonly running: number; readonly waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < limits.running) running += 1;
    else if (queue.length >= limits.waiting) throw new BusyError("too much is waiting");
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
