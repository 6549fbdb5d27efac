import type { Kysely } from "kysely";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Schema } from "#backend/db/migrate.ts";
import { runStatements } from "#backend/db/run-statements.ts";
import { labelColumns } from "./count-tables.ts";

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
