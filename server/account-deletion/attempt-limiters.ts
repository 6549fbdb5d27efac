import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { connectionLimits, createPostgresPool } from "#backend/db/postgres-pool.ts";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import { StoredLimiter } from "./stored-limiter.ts";

/** Seconds that attempts count. Their keys are removed within a minute after, so they are kept for an hour at most. */
const windowSeconds = 59 * 60;

/**
 * Wrong passwords from an address, which several people may share: 30 at once, then one each two minutes. Wrong passwords
 * of an account, from wherever: people mistype.
 */
const limits = {
  byAddress: { keyPrefix: "deletion-address", points: 29, duration: windowSeconds },
  byAddressLater: { keyPrefix: "deletion-address-later", points: 1, duration: 120 },
  byAccount: { keyPrefix: "deletion-account", points: 10, duration: windowSeconds },
};

/** Passwords that are checked or wait for it, at a time: the last one takes less than a second. */
const places = { limit: 50, kept: 16, each: 30 };

/** Milliseconds (backend/db/postgres-pool.ts). Short, because a visitor may wait for four statements. */
export const databaseLimits = { timeoutMs: 1000, silenceLimitMs: 2000 };

/** Count attempts. `byAddressLater` takes what `byAddress` refuses. */
export type AttemptLimiters = ReturnType<typeof createAttemptLimiters>;

interface AttemptLimiterOptions {
  /** PostgreSQL database that all instances count in. Without one, this process counts for itself. */
  readonly databaseUrl: string | undefined;
  /** The same in all instances. */
  readonly secret: string;
  readonly log: Pick<Logger, "warn">;
}

/** Creates the limiters. While the database cannot be reached, this process counts for itself. */
export function createAttemptLimiters({ databaseUrl, secret, log }: AttemptLimiterOptions) {
  const pool =
    databaseUrl === undefined
      ? undefined
      : createPostgresPool({ databaseUrl, max: connectionLimits.attempts, ...databaseLimits, log });
  /** What an address or account is counted under: an HMAC, so that the counts name nobody. */
  const keyOf = (kind: "address" | "account", value: string) =>
    createHmac("sha256", secret).update(`account-deletion ${kind} ${value}`).digest("base64url");
  const limiter = (name: keyof typeof limits) => {
    const inMemory = new RateLimiterMemory(limits[name]);
    return pool ? new StoredLimiter(pool, { ...limits[name], insuranceLimiter: inMemory }) : inMemory;
  };
  return {
    byAddress: limiter("byAddress"),
    byAddressLater: limiter("byAddressLater"),
    byAccount: limiter("byAccount"),
    /** Of this process: each has a queue of its own for passwords. */
    places: createSharedBudget(places),
    keyOf,
    close: async () => pool?.end(),
  };
}
