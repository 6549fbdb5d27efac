import { sql, type Transaction } from "kysely";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Tables } from "#backend/db/tables.ts";

/** The key of the lock of `changes`: an arbitrary number that no other application of the database may use. */
const lockKey = 6_014_022_027;

/** Reports users whose content was hidden, shown or deleted to every process, once the transaction commits. */
export function announceChanges(transaction: Transaction<Tables>, userUuids: readonly string[]): Promise<void> {
  return record(transaction, "user_uuid", userUuids, 1);
}

/** Reports users whose content was written again to every running process. One that starts later passes over them. */
export function announceUpdates(transaction: Transaction<Tables>, userUuids: readonly string[]): Promise<void> {
  return record(transaction, "user_uuid", userUuids, 0);
}

/** Reports media whose copies must go, deleted or hidden, to every process. @param names of files, or URLs on other hosts */
export function announceHiddenMedia(transaction: Transaction<Tables>, names: readonly string[]): Promise<void> {
  return record(transaction, "media", names, 1);
}

/**
 * Appends to the list that processes read (follow-changes.ts). Numbers rise in the order in which transactions commit: on
 * PostgreSQL one waits here for the end of another, so this is among the last statements of each.
 */
async function record(
  transaction: Transaction<Tables>,
  column: "user_uuid" | "media",
  values: readonly string[],
  hides: 0 | 1,
): Promise<void> {
  if (values.length === 0) return;
  const onPostgres = isPostgres(transaction);
  if (onPostgres) await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
  const rows = onPostgres ? sql`unnest(${values}::text[]) as value` : sql`json_each(${JSON.stringify(values)})`;
  await sql`insert into changes (${sql.ref(column)}, hides) select value, ${sql.lit(hides)} from ${rows}`.execute(
    transaction,
  );
}
