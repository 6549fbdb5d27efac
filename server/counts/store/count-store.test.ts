import { Kysely, sql } from "kysely";
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
    await database.deleteFrom("daily_counts").execute();
  });
  afterAll(() => store.close());

  it("adds batches up, by day and labels", async () => {
    await store.add([view, { ...view, day: "2026-11-25" }, click]);
    await store.add([{ ...view, count: 5 }]);
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
    await store.add(["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"].map(on));
    const { days } = await store.readDays(november);
    expect(days.map(({ day }) => day)).toEqual(["2026-11-01", "2026-11-30"]);
  });

  it("counts beyond 2^31", async () => {
    await store.add([{ ...view, count: 3e12 }]);
    await store.add([view]);
    expect((await store.readDays(november)).counts).toEqual([{ ...withoutDay(view), count: 3e12 + 1 }]);
  });

  it("deletes the days of more than 25 months ago", async () => {
    const first = Temporal.PlainDate.from(turkishDay(Date.now())).subtract({ months: 25 });
    const [before, after] = [first.subtract({ days: 1 }).toString(), first.add({ days: 1 }).toString()];
    await store.add([before, after].map((day) => ({ ...view, day })));
    expect(await store.deleteExpired()).toBe(true);
    const left = await store.readDays({ from: before, to: after });
    expect(left.days.map(({ day }) => day)).toEqual([after]);
  });

  it("takes a batch wholly or not at all, also one of several statements", async () => {
    const rows = Array.from({ length: 1001 }, (_, row) => ({ ...view, page: String(row).padStart(4, "0") }));
    const broken = { ...view, day: "2026-11-25", count: null as unknown as number };
    await expect(store.add([...rows, broken])).rejects.toThrow();
    expect((await store.readDays(november)).counts).toEqual([]);
  });

  it("has what an earlier version counted as refused", async () => {
    await sql`insert into daily_refusals (day, reason, count) values ('2026-11-24', 'invalid', 4)`.execute(database);
    await sql`delete from site_migration where name = '0002-refused'`.execute(database);
    await migrate(database, countSchema);
    const refused = { event: "refused", page: "", language: "", phone: "", app: "", place: "", detail: "invalid" };
    expect((await store.readDays(november)).counts).toEqual([{ ...refused, count: 4 }]);
  });
});
