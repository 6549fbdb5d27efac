import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/** Removes the counts from the record of a deletion: visitors read that it has a reference and dates. */
export function up(database: Kysely<unknown>): Promise<void> {
  const columns = ["posts", "media_files"];
  return runStatements(
    database,
    columns.map((column) => `alter table account_deletions drop column ${column}`),
  );
}
