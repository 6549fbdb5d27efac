import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/** Adds which addresses of a report were answered while others wait, which nothing reads any more. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, ["alter table report_targets add column answered_at bigint"]);
}
