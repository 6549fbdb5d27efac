import type { Kysely } from "kysely";
import { isPostgres } from "#backend/db/is-postgres.ts";
import { runStatements, type Schema } from "#backend/db/migrate.ts";
import { turkishTimeZone } from "#contract/time-zone.ts";
import type { CountLabels, RefusalReason } from "#site/features/counting/count-labels.ts";

export interface Counted extends CountLabels {
  readonly count: number;
}

/** A count of a day. */
export interface DailyCount extends Counted {
  /** YYYY-MM-DD, of Turkish time. */
  readonly day: string;
}

/** A row of `daily_refusals`. */
export interface DailyRefusals {
  readonly day: string;
  readonly reason: RefusalReason;
  readonly count: number;
}

/** A row of `daily_counts`. The phone's column has an older name. */
export type CountRow = Omit<DailyCount, "phone"> & { readonly platform: string };

/** The site's own tables, apart from the product server's. */
export interface CountTables {
  readonly daily_counts: CountRow;
  readonly daily_refusals: DailyRefusals;
}

export const labelColumns = ["event", "page", "language", "platform", "app", "place", "detail"] as const;

/** The label that a column has. */
export const labelOf = (column: (typeof labelColumns)[number]) => (column === "platform" ? "phone" : column);

/** The day in Türkiye at a time, in milliseconds: YYYY-MM-DD. */
export function turkishDay(time: number): string {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(turkishTimeZone).toPlainDate().toString();
}

/** The site's own migrations; append new ones, as in backend/db/migrations/migrations.ts. */
export const countSchema: Schema = {
  migrations: { "0001-daily-counts": { up: createDailyCounts } },
  table: "site_migration",
};

function createDailyCounts(database: Kysely<unknown>): Promise<void> {
  const labels = labelColumns.map((column) => `${column} text not null`);
  // Rows are stored in the order of the key: a range of days is read at once.
  const inOrder = isPostgres(database) ? "" : "without rowid";
  return runStatements(database, [
    `create table daily_counts (day text not null, ${labels.join(", ")}, count bigint not null,
      constraint daily_counts_key primary key (day, ${labelColumns.join(", ")})) ${inOrder}`,
    `create table daily_refusals (day text not null, reason text not null, count bigint not null,
      constraint daily_refusals_key primary key (day, reason))`,
  ]);
}
