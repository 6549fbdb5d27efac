import { RateLimiterRes } from "rate-limiter-flexible";
import { expect, onTestFinished, test, vi } from "vitest";
import { databaseStartTimeout, startPostgres } from "#backend/db/test-databases.harness.ts";
import { StoredLimiter } from "./stored-limiter.ts";

const minute = 60_000;

test(
  "instances whose clocks differ by hours count the same attempts, and say the same time to wait",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    await postgres.exec(
      "create table rate_limits (key text primary key not null, points integer not null, expire bigint)",
    );
    // PGlite takes its time from this process: it gets the real one.
    const query = async (...statement: Parameters<typeof postgres.query>) => {
      const local = Date.now();
      vi.useRealTimers();
      const result = await postgres.query(...statement);
      vi.useFakeTimers({ toFake: ["Date"], now: local });
      return result;
    };
    const limiter = new StoredLimiter({ query } as never, { keyPrefix: "account", points: 3, duration: 59 * 60 });
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const wait = async (hours: number) => {
      vi.setSystemTime(Date.now() + hours * 60 * minute);
      return limiter.consume("ada").then(
        () => undefined,
        (refusal: unknown) => (refusal instanceof RateLimiterRes ? refusal.msBeforeNext : refusal),
      );
    };
    for (const hours of [0, 2, -3]) expect(await wait(hours)).toBeUndefined();
    for (const hours of [0, 2, -5]) {
      const milliseconds = (await wait(hours)) as number;
      expect(milliseconds).toBeGreaterThan(57 * minute);
      expect(milliseconds).toBeLessThanOrEqual(59 * minute);
    }
    await limiter.reward("ada", 6);
    expect(await wait(0)).toBeUndefined();
    await postgres.exec("update rate_limits set expire = 0");
    await limiter.consume("ada");
    expect((await postgres.query("select points from rate_limits")).rows).toEqual([{ points: 1 }]);
  },
  databaseStartTimeout,
);
