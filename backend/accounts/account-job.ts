import type { Kysely } from "kysely";
import type { BackendContext } from "#backend/backend-context.ts";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { emptyLog } from "#backend/db/empty-log.ts";
import type { Tables } from "#backend/db/tables.ts";
import { withAdvisoryLock } from "#backend/db/with-advisory-lock.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { deleteQueuedFiles } from "#backend/media/delete-queued-files.ts";
import { forgetFilesDeletedBefore } from "#backend/media/media-deletions.store.ts";
import { forgetReports } from "#backend/reports/forget-reports.ts";
import { sendReportMails } from "#backend/reports/send-report-mails.ts";
import { deleteAccount } from "./delete-account.ts";
import { sendReceipts } from "./send-receipts.ts";

/** Milliseconds between two runs. A deletion is at most this late, and so is a retried mail. */
const interval = 30_000;

/** The key of the job's advisory lock: an arbitrary number that no other application of the database may use. */
const lockKey = 6_014_022_026;

/** How long rows are kept, in milliseconds: three years about deletions, a week for changes and names of media. */
const auditMs = 3 * 365 * 24 * 3600_000;
const changesMs = 7 * 24 * 3600_000;

/** Milliseconds by which the clock of this machine may differ from the database's. */
const clockSkewMs = 60_000;

/** Accounts deleted in one run, so that mails do not wait for thousands of them. */
const accountsPerRun = 100;

/** Deletes accounts and their files when they are due, sends receipts, and then mails about reports. */
export interface AccountJob {
  /** Runs now and from time to time. */
  readonly start: () => void;
  /** Runs now, because a receipt waits to be sent. Does nothing before `start`. */
  readonly wake: () => void;
  /** Stops after the run in progress. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the job. Every process has one; those that share a PostgreSQL database take turns. Errors are logged and end
 * the run: the next one repeats what was not done.
 */
export function createAccountJob(context: BackendContext): AccountJob {
  const { clock, log } = context;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let stop: (() => void) | undefined;

  async function runAll(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      try {
        await runAccountJob(context, () => stop === undefined);
      } catch (error) {
        log.error({ error: error instanceof Error ? error.message : String(error) }, "account job failed");
      }
    }
  }

  function wake(): void {
    if (!stop) return;
    isWanted = true;
    running ??= runAll().finally(() => {
      running = undefined;
      if (isWanted) wake();
    });
  }

  return {
    start() {
      stop ??= clock.every(interval, wake);
      wake();
    },
    wake,
    async close() {
      stop?.();
      stop = undefined;
      isWanted = false; // after the run in progress there is none
      await running;
    },
  };
}

/**
 * One run of the job, by the clock of the database. On a machine whose clock is wrong it does nothing but say so.
 *
 * @param isStopping whether the process ends: what is not begun then waits for the next run
 * @returns false if another process is running it
 */
export function runAccountJob(
  { database, clock, readTime = readDatabaseTime, log, accounts, reports }: BackendContext,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  return withAdvisoryLock(database, lockKey, async (connection) => {
    const now = await readTime(connection);
    const offsetMs = clock.now() - now;
    if (Math.abs(offsetMs) > clockSkewMs) {
      log.error(
        { offsetSeconds: Math.round(offsetMs / 1000) },
        "account job not run: the clock of this machine is wrong",
      );
      return;
    }
    for (const userUuid of await findDueAccounts(connection, now)) {
      if (isStopping()) return;
      const isDeleted = await withExclusiveTransaction(connection, (transaction) =>
        deleteAccount(transaction, userUuid, now),
      );
      if (!isDeleted) continue;
      accounts.onUserChange(userUuid);
      log.info("account deleted");
    }
    await deleteQueuedFiles(connection, {
      mediaFolder: accounts.mediaDirectory,
      now,
      onDeleted: accounts.onMediaDeleted,
    });
    await connection
      .deleteFrom("account_deletions")
      .where("deleted_at", "<", now - auditMs)
      .execute();
    await connection.deleteFrom("rate_limits").where("expire", "<", now).execute();
    await forgetFilesDeletedBefore(connection, now - changesMs);
    await connection
      .deleteFrom("changes")
      .where("changed_at", "<", now - changesMs)
      .execute();
    await emptyLog(connection);
    const { sendMail } = accounts;
    const receipts = async () => {
      if (sendMail) await sendReceipts(connection, { sendMail, now: clock.now(), log, isStopping });
    };
    await receipts();
    await forgetReports(connection, reports.keptMonths, now);
    if (reports.sendMail) {
      const options = { sendMail: reports.sendMail, now, log, isStopping, sendReceipts: receipts };
      await sendReportMails(connection, options);
    }
  });
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
