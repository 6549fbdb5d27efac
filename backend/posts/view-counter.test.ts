import type { Kysely } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Clock } from "#backend/clock.ts";
import type { Tables } from "#backend/db/tables.ts";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { createViewCounter, pendingPostsLimit } from "./view-counter.ts";

let database: Kysely<Tables>;
let entries: Record<string, unknown>[];
const log = pino({ level: "info" }, { write: (entry) => entries.push(JSON.parse(entry)) });

beforeEach(async () => {
  entries = [];
  database = (await testDatabases[0]?.open()) as Kysely<Tables>;
  await insertUser(database, { uuid: "ada" });
  for (const uuid of ["a", "b"]) await insertPost(database, { uuid, author_uuid: "ada" });
});
afterEach(() => database.destroy());

/** A clock whose interval a test triggers with `tick.work()`. */
function createManualClock() {
  const tick: { work?: () => void } = {};
  const clock: Clock = {
    now: () => 0,
    every(_milliseconds, work) {
      tick.work = work;
      return () => delete tick.work;
    },
    sleep: async () => {},
  };
  return { clock, tick };
}

/** Reads the stored views. Kysely runs queries of a connection in order, so earlier writes are finished by then. */
async function storedViews(): Promise<Record<string, number>> {
  const rows = await database.selectFrom("post_stats").select(["post_uuid", "views"]).execute();
  return Object.fromEntries(rows.map((row) => [row.post_uuid, row.views]));
}

async function breakTable(): Promise<void> {
  await database.schema.alterTable("post_stats").renameTo("gone").execute();
}

async function repairTable(): Promise<void> {
  await database.schema.alterTable("gone").renameTo("post_stats").execute();
}

it("writes pending views at the end of the interval", async () => {
  const { clock, tick } = createManualClock();
  const views = createViewCounter(database, clock, log);
  for (const uuid of ["a", "b", "a"]) views.count(uuid);
  expect(await storedViews()).toEqual({ a: 0, b: 0 });
  tick.work?.();
  expect(await storedViews()).toEqual({ a: 2, b: 1 });
  tick.work?.();
  expect(await storedViews()).toEqual({ a: 2, b: 1 });
});

it("writes more posts than fit into one statement, beside large counts, and skips posts that are gone", async () => {
  await insertPost(database, { uuid: "p1234", author_uuid: "ada" });
  await database.updateTable("post_stats").set({ views: 5_000_000_000 }).where("post_uuid", "=", "a").execute();
  const views = createViewCounter(database, createManualClock().clock, log);
  for (let post = 0; post < 2500; post++) views.count(`p${post}`);
  views.count("a");
  await views.close();
  expect(await storedViews()).toEqual({ a: 5_000_000_001, b: 0, p1234: 1 });
});

it("writes all views on close, including those counted during a write", async () => {
  const { clock, tick } = createManualClock();
  const views = createViewCounter(database, clock, log);
  views.count("a");
  tick.work?.();
  views.count("a");
  views.count("b");
  await views.close();
  expect(await storedViews()).toEqual({ a: 2, b: 1 });
  expect(tick.work).toBeUndefined();
});

it("retries after a failed write, and logs the failure once", async () => {
  const { clock, tick } = createManualClock();
  const views = createViewCounter(database, clock, log);
  await breakTable();
  views.count("a");
  for (const _attempt of [1, 2]) {
    tick.work?.();
    await database.selectFrom("users").select("uuid").execute();
    await new Promise(setImmediate);
  }
  expect(entries.map((entry) => entry.msg)).toEqual(["views not written yet"]);
  await repairTable();
  views.count("a");
  await views.close();
  expect(await storedViews()).toMatchObject({ a: 2 });
  expect(entries.at(-1)).toMatchObject({ msg: "views are written again" });
});

it("logs the number of lost views if the database still fails on close", async () => {
  const { clock } = createManualClock();
  const views = createViewCounter(database, clock, log);
  await breakTable();
  for (const uuid of ["a", "b", "a"]) views.count(uuid);
  await views.close();
  expect(entries.at(-1)).toMatchObject({ level: 50, lost: 3 });
});

it("limits the number of pending posts while the database fails", async () => {
  const { clock } = createManualClock();
  const views = createViewCounter(database, clock, log);
  await breakTable();
  for (let post = 0; post < pendingPostsLimit + 7; post++) views.count(`p${post}`);
  await views.close();
  expect(entries.at(-1)).toMatchObject({ lost: pendingPostsLimit + 7, remembered: pendingPostsLimit });
});
