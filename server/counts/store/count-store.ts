import { type Kysely, sql } from "kysely";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { type DatabaseSettings, openMigrated } from "#backend/db/open-database.ts";
import { connectionLimits } from "#backend/db/postgres-pool.ts";
import { watchClock } from "#backend/retention/watch-clock.ts";
import type { CountedEvent, CountLabels } from "#site/features/counting/count-labels.ts";
import {
  type Counted,
  type CountRow,
  type CountTables,
  countSchema,
  type DailyCount,
  labelColumns,
  turkishDay,
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
}

export type CountStore = ReturnType<typeof createCountStore>;

/** Months after which counts of a day are deleted: a month beside the same one of two years earlier. */
const keptMonths = 25;

/** Rows of a statement, with nine parameters each: far below the limits of both databases. */
const statementRows = 1000;

export function createCountStore(database: Kysely<CountTables>) {
  const mayDelete = watchClock();
  return {
    /** Adds a batch, which has each row once, all or nothing. @throws Error where the database does not take it */
    add: (counts: readonly DailyCount[]): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const rows = sorted(counts.map(({ phone, ...row }) => ({ ...row, platform: phone })));
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
      }),

    async readDays({ from, to }: DayRange): Promise<CountSums> {
      const inRange = database.selectFrom("daily_counts").where("day", ">=", from).where("day", "<=", to);
      // PostgreSQL's sum of bigints is a numeric, which drivers read as a text.
      const sum = sql<number>`cast(sum(count) as bigint)`.as("count");
      const sums = await inRange
        .select([joinedLabels.as("labels"), sum])
        .groupBy(joinedLabels)
        .execute();
      const counts = sums.map(({ labels, count }) => ({ ...readLabels(labels), count }));
      const days = await inRange
        .select(["day", "event", sum])
        .groupBy(["day", "event"])
        .orderBy("day")
        .orderBy("event")
        .execute();
      return { counts, days };
    },

    /** Deletes by the clock of the database: that of a server may be a year ahead. @returns false where it is not trusted */
    async deleteExpired(): Promise<boolean> {
      const now = await readDatabaseTime(database);
      if (!(await mayDelete(database, now))) return false;
      const first = Temporal.PlainDate.from(turkishDay(now)).subtract({ months: keptMonths }).toString();
      await database.deleteFrom("daily_counts").where("day", "<", first).execute();
      return true;
    },

    close: (): Promise<void> => database.destroy(),
  };
}

/** All labels as one text. A year is grouped by it in half the time that seven columns take. No label has a "|". */
const joinedLabels = sql<string>`${sql.join(
  labelColumns.map((column) => sql.ref(column)),
  sql` || '|' || `,
)}`;

function readLabels(labels: string): CountLabels {
  const [event, page = "", language = "", phone = "", app = "", place = "", detail = ""] = labels.split("|");
  return { event: event as CountedEvent, page, language, phone, app, place, detail };
}

/** Servers that write the same rows then lock them in the same order. */
function sorted(rows: readonly CountRow[]): CountRow[] {
  const keyOf = (row: CountRow) => [row.day, ...labelColumns.map((column) => row[column])].join(" ");
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The SQLite database, in the data directory. */
export const countsFile = "counts.sqlite";

/**
 * Opens what the site has counted, in a PostgreSQL database that may be the product server's too, and creates the tables
 * where they are missing. The caller must `close()` it.
 *
 * @throws Error if the database cannot be opened or migrated; no connection is left open then
 */
export async function openCounts(settings: DatabaseSettings): Promise<CountStore> {
  const place = { file: countsFile, max: connectionLimits.counts };
  return createCountStore(await openMigrated<CountTables>(settings, countSchema, place));
}
