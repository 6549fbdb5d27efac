import { sql, type Transaction } from "kysely";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Tables } from "#backend/db/tables.ts";

/** The PostgreSQL channel of changes; each message is the uuid of a user whose content was hidden, shown or deleted. */
export const changesChannel = "meydan_user_changes";

/** Announces a change to every process that listens, once the transaction commits. On SQLite, none listens. */
export function announceChange(transaction: Transaction<Tables>, userUuid: string): Promise<void> {
  return announceChanges(transaction, [userUuid]);
}

/** As `announceChange`, of several users. */
export async function announceChanges(transaction: Transaction<Tables>, userUuids: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`
    select count(pg_notify(${changesChannel}, uuid)) from unnest(${userUuids}::text[]) as uuid`.execute(transaction);
}
