import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/** Adds when an account's last receipt and a report's last decision were mailed, which limits the next ones. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
    "alter table accounts add column mailed_at bigint",
    "alter table reports add column decision_mailed_at bigint",
    "create index reports_decision_mailed on reports (decision_mailed_at)",
  ]);
}
