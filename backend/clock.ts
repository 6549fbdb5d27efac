import { setTimeout as sleep } from "node:timers/promises";

/** The time and timers of the embedded product server. Tests replace them. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Runs `work` every `milliseconds`. Returns a function that stops it. */
  every(milliseconds: number, work: () => void): () => void;
  /** Resolves after `milliseconds`. */
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every(milliseconds, work) {
    // unref: the interval must not keep the process alive.
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
  sleep: (milliseconds) => sleep(milliseconds),
};
