import { pino } from "pino";
import { expect, test } from "vitest";
import type { Clock } from "#backend/clock.ts";
import { createCountBuffer } from "./count-buffer.ts";
import type { CountStore } from "./store/count-store.ts";
import type { DailyCount } from "./store/count-tables.ts";
import { view } from "./view.harness.ts";

/** A buffer on a store that fails as the test says, and a clock that the test moves. */
function setUp({ limit = 100, opens = true } = {}) {
  const state = { isAway: false, opens, hasLeapt: false };
  const batches: (readonly DailyCount[])[] = [];
  const deletedAt: string[] = [];
  const results: string[] = [];
  const logged: { msg: string; lost?: number }[] = [];
  let isClosed = false;
  const store: CountStore = {
    add: async (batch) => {
      if (state.isAway) throw new Error("away");
      batches.push(batch);
    },
    readDays: async () => ({ counts: [], days: [] }),
    async deleteExpired() {
      deletedAt.push(new Date(time).toISOString());
      return !state.hasLeapt;
    },
    close: async () => {
      isClosed = true;
    },
  };
  let time = Date.parse("2026-11-24T12:00:00Z");
  let tick = () => {};
  const clock: Clock = {
    now: () => time,
    every(_milliseconds, work) {
      tick = work;
      return () => {
        tick = () => {};
      };
    },
    async sleep(milliseconds) {
      time += milliseconds;
    },
  };
  const buffer = createCountBuffer({
    open: async () => {
      if (!state.opens) throw new Error("no such host");
      return store;
    },
    log: pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) }),
    onWrite: (result) => results.push(result),
    clock,
    limit,
  });
  return {
    buffer,
    state,
    batches,
    deletedAt,
    results,
    logged,
    isClosed: () => isClosed,
    setTime(iso: string) {
      time = Date.parse(iso);
    },
    async tick() {
      tick();
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    },
  };
}

const total = (batches: readonly (readonly DailyCount[])[]) =>
  batches.flat().reduce((sum, { count }) => sum + count, 0);

test("one write has the sums since the last, by the day in Türkiye", async () => {
  const { buffer, batches, tick, setTime } = setUp();
  buffer.count(view);
  buffer.count({ ...view });
  buffer.count({ ...view, language: "en" });
  setTime("2026-11-24T21:00:00Z");
  buffer.count(view);
  expect(batches).toEqual([]);
  await tick();
  expect(batches).toEqual([
    [
      { ...view, day: "2026-11-24", count: 2 },
      { ...view, language: "en", day: "2026-11-24", count: 1 },
      { ...view, day: "2026-11-25", count: 1 },
    ],
  ]);
  await tick();
  expect(batches).toHaveLength(1); // nothing has come since
});

test("a database that is away loses nothing until the stop, which says what it loses", async () => {
  const { buffer, state, batches, tick, logged, results } = setUp();
  state.isAway = true;
  for (let second = 0; second < 3; second++) {
    buffer.count(view);
    await tick();
  }
  state.isAway = false;
  await tick();
  expect(total(batches)).toBe(3);
  expect(results).toEqual(["failed", "failed", "failed", "written"]);
  state.isAway = true;
  buffer.count(view);
  buffer.count(view);
  await buffer.close();
  expect(logged.at(-1)).toMatchObject({ msg: "counts lost", lost: 2 });
});

test("a database that cannot be opened at the start is opened later", async () => {
  const { buffer, state, batches, tick } = setUp({ opens: false });
  buffer.count(view);
  await tick();
  state.opens = true;
  await tick();
  expect(total(batches)).toBe(1);
});

test("a day has no more rows than its limit: the rest is of other languages and apps, also after a write", async () => {
  const { buffer, batches, tick, setTime } = setUp({ limit: 2 });
  for (const language of ["tr", "en", "de", "fr", "tr"]) buffer.count({ ...view, language });
  await tick();
  const [day, rest] = ["2026-11-24", { language: "other", app: "other" }];
  expect(batches[0]).toEqual([
    { ...view, day, count: 2 },
    { ...view, language: "en", day, count: 1 },
    { ...view, ...rest, day, count: 2 },
  ]);
  for (const language of ["de", "en"]) buffer.count({ ...view, language });
  setTime("2026-11-24T21:00:00Z");
  buffer.count({ ...view, language: "de" });
  await tick();
  expect(batches[1]).toEqual([
    { ...view, ...rest, day, count: 1 },
    { ...view, language: "en", day, count: 1 },
    { ...view, language: "de", day: "2026-11-25", count: 1 },
  ]);
});

test("a stop writes what is pending, and closes the database", async () => {
  const { buffer, batches, isClosed } = setUp();
  buffer.count(view);
  await buffer.close();
  expect([total(batches), isClosed()]).toEqual([1, true]);
});

test("what has expired is deleted once a day, and again where the store did not trust its clock", async () => {
  const { buffer, deletedAt, tick, setTime, state } = setUp();
  const countAndTick = async () => {
    buffer.count(view);
    await tick();
  };
  await countAndTick();
  await countAndTick();
  setTime("2026-11-24T21:00:00Z");
  await countAndTick();
  const days = ["2026-11-24T12:00:00.000Z", "2026-11-24T21:00:00.000Z"]; // in Türkiye a day begins at 21
  expect(deletedAt).toEqual(days);
  setTime("2026-12-26T21:00:00.000Z");
  state.hasLeapt = true;
  await countAndTick();
  state.hasLeapt = false;
  for (let round = 0; round < 3; round++) await countAndTick();
  expect(deletedAt.slice(2)).toEqual(["2026-12-26T21:00:00.000Z", "2026-12-26T21:00:00.000Z"]);
});
