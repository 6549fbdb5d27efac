import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

interface Taken {
  readonly ok: true;
  readonly giveBack: () => Promise<unknown>;
}

interface Refused {
  readonly ok: false;
  readonly reason: "too-many-requests";
  /** At least one. */
  readonly retryAfterSeconds: number;
}

/** Takes an attempt from the first limiter that has one left. @returns how long to wait, where none has */
export async function takeAttempt(
  limiters: readonly Pick<RateLimiterAbstract, "consume" | "reward">[],
  key: string,
): Promise<Taken | Refused> {
  let waitMs = Number.POSITIVE_INFINITY;
  for (const limiter of limiters) {
    try {
      await limiter.consume(key);
      return { ok: true, giveBack: () => limiter.reward(key) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      waitMs = Math.min(waitMs, refusal.msBeforeNext);
    }
  }
  return { ok: false, reason: "too-many-requests", retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
