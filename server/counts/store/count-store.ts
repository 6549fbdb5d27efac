import { type Kysely, sql } from "kysely";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { watchClock } from "#backend/retention/watch-clock.ts";
import {
  type Counted,
  type CountRow,
  type CountTables,
  type DailyCount,
  type DailyRefusals,
  labelColumns,
} from "./count-tables.ts";

/** First and last day, both included: YYYY-MM-DD, of Turkish time. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What was counted within a range of days. */
export interface CountSums {
  /** Sums over all days, by all labels. */
  readonly counts: readonly Counted[];
  /** Sums by day and event; a day without any is left out. */
  readonly days: readonly Pick<DailyCount, "day" | "event" | "count">[];
  /** What was not counted, by day. */
  readonly refusals: readonly DailyRefusals[];
}

export interface CountBatch {
  readonly counts: readonly DailyCount[];
  readonly refusals: readonly DailyRefusals[];
}

export type CountStore = ReturnType<typeof createCountStore>;

/** Rows of a statement, with nine parameters each: far below the limits of both databases. */
const statementRows = 1000;

export function createCountStore(database: Kysely<CountTables>) {
  const mayDelete = watchClock();
  return {
    /** Adds a batch, all or nothing. @throws Error where the database does not take it */
    add: ({ counts, refusals }: CountBatch): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const rows = sumRows(counts.map(({ phone, ...row }) => ({ ...row, platform: phone })));
        for (let start = 0; start < rows.length; start += statementRows) {
          await transaction
            .insertInto("daily_counts")
            .values(rows.slice(start, start + statementRows))
            .onConflict((conflict) =>
              conflict
                .columns(["day", ...labelColumns])
                .doUpdateSet({ count: sql<number>`daily_counts.count + excluded.count` }),
            )
            .execute();
        }
        if (refusals.length === 0) return;
        await transaction
          .insertInto("daily_refusals")
          .values([...refusals])
          .onConflict((conflict) =>
            conflict
              .columns(["day", "reason"])
              .doUpdateSet({ count: sql<number>`daily_refusals.count + excluded.count` }),
          )
          .execute();
      }),

    async readDays({ from, to }: DayRange): Promise<CountSums> {
      const inRange = database.selectFrom("daily_counts").where("day", ">=", from).where("day", "<=", to);
      // PostgreSQL's sum of bigints is a numeric, which drivers read as a text.
      const sum = sql<number>`cast(sum(count) as bigint)`.as("count");
      const counts = await inRange
        .select(["event", "page", "language", "platform as phone", "app", "place", "detail", sum])
        .groupBy([...labelColumns])
        .execute();
      const days = await inRange
        .select(["day", "event", sum])
        .groupBy(["day", "event"])
        .orderBy("day")
        .orderBy("event")
        .execute();
      const refusals = await database
        .selectFrom("daily_refusals")
        .selectAll()
        .where("day", ">=", from)
        .where("day", "<=", to)
        .orderBy("day")
        .orderBy("reason")
        .execute();
      return { counts, days, refusals };
    },

    /** Milliseconds since the epoch, by the clock of the database; `undefined` while that clock is not trusted. */
    async readTime(): Promise<number | undefined> {
      const now = await readDatabaseTime(database);
      return (await mayDelete(database, now)) ? now : undefined;
    },

    /** Deletes all days before this one. */
    async deleteBefore(day: string): Promise<void> {
      for (const table of ["daily_counts", "daily_refusals"] as const)
        await database.deleteFrom(table).where("day", "<", day).execute();
    },

    close: (): Promise<void> => database.destroy(),
  };
}

/** Adds up rows of the same key, and sorts: servers that write the same rows lock them in the same order. */
function sumRows(rows: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of rows) {
    const key = [row.day, ...labelColumns.map((column) => row[column])].join(" ");
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
