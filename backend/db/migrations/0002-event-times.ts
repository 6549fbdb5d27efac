import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/**
 * Lets an event have no end, and a time zone of its own. SQLite cannot make a column nullable, so the end moves to a new
 * one of the same name.
 */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
    "alter table events add column time_zone text",
    "alter table events add column optional_end_time bigint",
    "update events set optional_end_time = end_time",
    "alter table events drop column end_time",
    "alter table events rename column optional_end_time to end_time",
  ]);
}
