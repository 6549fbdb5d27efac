import { expect, onTestFinished, test } from "vitest";
import { testContext } from "#backend/accounts/accounts.harness.ts";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { watchClock } from "./watch-clock.ts";

const hour = 3600_000;
const day = 24 * hour;
const start = 20_000 * day;

test.skipIf(testDatabases[0]?.dialect !== "SQLite")("a leap is believed once it has lasted for an hour", async () => {
  const database = await testDatabases[0]?.open();
  if (!database) throw new Error("there is no database");
  onTestFinished(() => database.destroy());
  const { log, logged } = testContext(database);
  let uptime = 0;
  /** A process that asks what it may do. */
  const process = () => {
    const mayDelete = watchClock(log, () => uptime);
    return (now: number) => mayDelete(database, now);
  };
  const first = process();
  expect(await first(start)).toBe(true);
  expect(await first(start + day)).toBe(true);
  expect(logged).toEqual([]);

  const restarted = process();
  const ahead = start + 32 * day;
  for (const minutes of [0, 30, 59]) {
    uptime = minutes * 60_000;
    expect(await restarted(ahead + uptime)).toBe(false);
  }
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ hours: 31 * 24 }]);
  expect(await restarted(start + day + uptime)).toBe(true); // it was set
  expect(await restarted(ahead)).toBe(false); // it leaps again
  expect(await process()(ahead)).toBe(false); // another start begins anew
  uptime += hour;
  expect(await restarted(ahead + hour)).toBe(true);
  expect(await process()(ahead + hour)).toBe(true);
  expect(await process()(start)).toBe(true); // what is due then is due in any case
});
