import { setTimeout as sleep } from "node:timers/promises";

/** Time as the embedded product server sees it, so that tests move it by hand. */
export interface Clock {
  /** Runs `work` each time `milliseconds` have passed, until the function it returns is called. */
  every(milliseconds: number, work: () => void): () => void;
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  every(milliseconds, work) {
    // unref: waiting for the next batch of views must not keep a finished process alive.
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
  sleep: (milliseconds) => sleep(milliseconds),
};
