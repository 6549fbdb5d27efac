import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Schema } from "#backend/db/migrate.ts";
import { labelColumns } from "./count-tables.ts";

/** The site's own migrations; append new ones, as in backend/db/migrations/migrations.ts. */
export const countSchema: Schema = {
  migrations: { "0001-daily-counts": { up: createDailyCounts } },
  table: "site_migration",
};

async function createDailyCounts(database: Kysely<unknown>): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const counts = database.schema
    .createTable("daily_counts")
    .addColumn("day", "text", required)
    .addColumn("event", "text", required)
    .addColumn("page", "text", required)
    .addColumn("language", "text", required)
    .addColumn("platform", "text", required)
    .addColumn("app", "text", required)
    .addColumn("place", "text", required)
    .addColumn("detail", "text", required)
    .addColumn("count", "bigint", required)
    .addPrimaryKeyConstraint("daily_counts_key", ["day", ...labelColumns]);
  // Rows are stored in the order of the key: a range of days is read at once.
  await (isPostgres(database) ? counts : counts.modifyEnd(sql`without rowid`)).execute();

  await database.schema
    .createTable("daily_refusals")
    .addColumn("day", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("count", "bigint", required)
    .addPrimaryKeyConstraint("daily_refusals_key", ["day", "reason"])
    .execute();
}
