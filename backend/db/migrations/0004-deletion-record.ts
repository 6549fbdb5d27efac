import type { Kysely } from "kysely";

/** Removes the counts from the record of a deletion: the page says that it has a reference and dates. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ["posts", "media_files"]) {
    await database.schema.alterTable("account_deletions").dropColumn(column).execute();
  }
}
