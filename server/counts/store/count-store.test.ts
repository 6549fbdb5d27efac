import { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#backend/db/migrate.ts";
import { contentSchema } from "#backend/db/migrations/migrations.ts";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, testDialects } from "#backend/db/test-databases.harness.ts";
import { view as labels } from "#server/counts/view.harness.ts";
import { type CountStore, createCountStore } from "./count-store.ts";
import type { CountTables, DailyCount } from "./count-tables.ts";
import { countSchema, turkishDay } from "./count-tables.ts";

const view: DailyCount = { day: "2026-11-24", ...labels, count: 1 };
const click: DailyCount = { ...view, event: "store-click", place: "chooser", detail: "apple" };
const november = { from: "2026-11-01", to: "2026-11-30" };
const withoutDay = ({ day: _, ...counted }: DailyCount) => counted;

describe.each(testDialects)("counts on $dialect", ({ create }) => {
  let database: Kysely<CountTables>;
  let store: CountStore;
  beforeAll(async () => {
    database = new Kysely({ dialect: create() });
    await migrate(database as unknown as Kysely<Tables>, contentSchema); // both share a database
    await migrate(database, countSchema);
    store = createCountStore(database);
  }, databaseStartTimeout);
  afterEach(async () => {
    for (const table of ["daily_counts", "daily_refusals"] as const) await database.deleteFrom(table).execute();
  });
  afterAll(() => store.close());

  it("adds batches up, by day and labels", async () => {
    await store.add({ counts: [view, { ...view, day: "2026-11-25" }, click], refusals: [] });
    await store.add({ counts: [{ ...view, count: 5 }], refusals: [] });
    const { counts, days } = await store.readDays(november);
    expect(counts).toHaveLength(2);
    expect(counts).toEqual(expect.arrayContaining([withoutDay(click), { ...withoutDay(view), count: 7 }]));
    expect(days).toEqual([
      { day: "2026-11-24", event: "store-click", count: 1 },
      { day: "2026-11-24", event: "view", count: 6 },
      { day: "2026-11-25", event: "view", count: 1 },
    ]);
  });

  it("reads whole days, first and last included", async () => {
    const on = (day: string): DailyCount => ({ ...view, day });
    await store.add({ counts: ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"].map(on), refusals: [] });
    const { days } = await store.readDays(november);
    expect(days.map(({ day }) => day)).toEqual(["2026-11-01", "2026-11-30"]);
  });

  it("counts beyond 2^31", async () => {
    await store.add({ counts: [{ ...view, count: 3e12 }], refusals: [] });
    await store.add({ counts: [view], refusals: [] });
    expect((await store.readDays(november)).counts).toEqual([{ ...withoutDay(view), count: 3e12 + 1 }]);
  });

  it("adds up refusals", async () => {
    const refused = { day: "2026-11-24", reason: "too-fast", count: 2 } as const;
    await store.add({ counts: [], refusals: [refused] });
    await store.add({ counts: [], refusals: [refused, { ...refused, reason: "invalid" }] });
    expect((await store.readDays(november)).refusals).toEqual([
      { ...refused, reason: "invalid" },
      { ...refused, count: 4 },
    ]);
  });

  it("deletes the days of more than 25 months ago", async () => {
    const first = Temporal.PlainDate.from(turkishDay(Date.now())).subtract({ months: 25 });
    const [before, after] = [first.subtract({ days: 1 }).toString(), first.add({ days: 1 }).toString()];
    const refusals = [before, after].map((day) => ({ day, reason: "invalid", count: 1 }) as const);
    await store.add({ counts: [before, after].map((day) => ({ ...view, day })), refusals });
    expect(await store.deleteExpired()).toBe(true);
    const left = await store.readDays({ from: before, to: after });
    expect([left.days.map(({ day }) => day), left.refusals.map(({ day }) => day)]).toEqual([[after], [after]]);
  });

  it("takes a batch wholly or not at all", async () => {
    const broken = { day: "2026-11-24", reason: "invalid", count: null as unknown as number } as const;
    await expect(store.add({ counts: [view], refusals: [broken] })).rejects.toThrow();
    expect((await store.readDays(november)).counts).toEqual([]);
  });
});
