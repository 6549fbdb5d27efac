import { type Kysely, sql } from "kysely";
import { deleteAccount } from "#backend/accounts/delete-account.ts";
import type { BackendContext } from "#backend/backend-context.ts";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { deleteQueuedFiles } from "#backend/media/delete-queued-files.ts";
import { messageOf } from "#backend/message-of.ts";
import { forgetReports } from "#backend/reports/forget-reports.ts";

/** How long rows are kept, in milliseconds: three years about deletions, a week for changes. */
const auditMs = 3 * 365 * 24 * 3600_000;
const changesMs = 7 * 24 * 3600_000;

/** Accounts deleted in one run, so that mails do not wait for thousands of them. */
const accountsPerRun = 100;

/**
 * Deletes accounts and their files when they are due, and what else has been kept for its time. An account or a file that
 * cannot be deleted is logged and stays for the next run; it holds up no other.
 *
 * @param isStopping whether the process ends: accounts that are left then wait for the next run
 */
export async function deleteWhatIsDue(context: BackendContext, isStopping: () => boolean): Promise<void> {
  const { database, clock, log, accounts, reports } = context;
  const now = clock.now();
  for (const userUuid of await findDueAccounts(database, now)) {
    if (isStopping()) return;
    try {
      const isDeleted = await withExclusiveTransaction(database, (transaction) =>
        deleteAccount(transaction, userUuid, now),
      );
      if (!isDeleted) continue;
    } catch (error) {
      log.error({ error: messageOf(error) }, "account not deleted");
      continue;
    }
    log.info("account deleted");
  }
  await deleteQueuedFiles(database, { mediaFolder: accounts.mediaDirectory, now, log });
  for (const [table, column, before] of [
    ["account_deletions", "deleted_at", now - auditMs],
    ["rate_limits", "expire", now],
    ["changes", "changed_at", now - changesMs],
  ] as const) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(database);
  }
  await forgetReports(database, reports.keptMonths, now);
  await emptyLog(database);
}

async function findDueAccounts(database: Kysely<Tables>, now: number): Promise<string[]> {
  const rows = await database
    .selectFrom("accounts")
    .where("state", "=", "deleting")
    .where("delete_at", "<=", now)
    .orderBy("delete_at")
    .limit(accountsPerRun)
    .select("user_uuid")
    .execute();
  return rows.map((row) => row.user_uuid);
}

/**
 * Moves SQLite's log into its file and empties it, since it may still have rows that were deleted. Where a reader or
 * writer is in the way, some of the log stays until the next call. Does nothing on PostgreSQL, which has no such file.
 */
async function emptyLog(database: Kysely<Tables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
