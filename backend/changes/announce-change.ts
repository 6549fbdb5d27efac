import { sql, type Transaction } from "kysely";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Tables } from "#backend/db/tables.ts";

/** The PostgreSQL channel of changes; each message is the uuid of a user whose content was hidden, shown or deleted. */
export const changesChannel = "meydan_user_changes";

/** Announces a change to every process that listens, once the transaction commits. SQLite has only one process. */
export async function announceChange(transaction: Transaction<Tables>, userUuid: string): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_notify(${changesChannel}, ${userUuid})`.execute(transaction);
}
