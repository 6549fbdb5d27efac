import { messageOf } from "#backend/message-of.ts";
import type { BackendContext } from "./backend-context.ts";
import { readDatabaseTime } from "./db/database-time.ts";
import { withAdvisoryLock } from "./db/with-advisory-lock.ts";
import { sendOutbox } from "./outbox/send-outbox.ts";
import { deleteWhatIsDue } from "./retention/delete-what-is-due.ts";
import { watchClock } from "./retention/watch-clock.ts";

/** Milliseconds between two runs. A deletion is at most this late, and so is a retried mail. */
const interval = 30_000;

/** The key of the job's advisory lock: an arbitrary number that no other application of the database may use. */
const lockKey = 6_014_022_026;

/** Milliseconds by which the clock of this machine may differ from the database's. */
const clockSkewMs = 60_000;

/** Milliseconds before another try while another process runs the job: it may have begun before a mail was queued. */
const elsewherePauseMs = 1000;

/**
 * Creates the job that deletes what is due, then sends the mails of the outbox. Every process has one; those that share a
 * PostgreSQL database take turns. Errors are logged: the next run repeats what was not done.
 */
export function createBackgroundJob(context: BackendContext) {
  const { clock, log } = context;
  const mayDelete = watchClock(log);
  let running: Promise<void> | undefined;
  let isWanted = false;
  let stop: (() => void) | undefined;

  async function runAll(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      try {
        const result = await runBackgroundJob(context, () => stop === undefined, mayDelete);
        if (result === undefined) await clock.sleep(elsewherePauseMs);
        isWanted ||= result !== "done" && stop !== undefined;
      } catch (error) {
        log.error({ error: messageOf(error) }, "background job failed");
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
    /** Runs now and from time to time. */
    start(): void {
      stop ??= clock.every(interval, wake);
      wake();
    },
    /** Runs now, because a mail waits to be sent. Does nothing before `start`. */
    wake,
    /** Stops after the run in progress. */
    async close(): Promise<void> {
      stop?.();
      stop = undefined;
      isWanted = false; // after the run in progress there is none
      await running;
    },
  };
}

/**
 * One run of the job, by the clock of the database. On a machine whose clock is wrong it does nothing but say so. What cannot
 * be deleted does not hold up the mails.
 *
 * @param isStopping whether the process ends: what is not begun then waits for the next run
 * @param mayDelete whether the time is trusted (`watchClock`)
 * @returns whether mails are left for another run; `undefined` if another process is running the job
 */
export function runBackgroundJob(
  context: BackendContext,
  isStopping = () => false,
  mayDelete: ReturnType<typeof watchClock> = async () => true,
): Promise<"done" | "more" | undefined> {
  return withAdvisoryLock(context.database, lockKey, async (database) => {
    const { clock, log, readTime = readDatabaseTime } = context;
    const now = await readTime(database);
    const offsetMs = clock.now() - now;
    if (Math.abs(offsetMs) > clockSkewMs) {
      const offsetSeconds = Math.round(offsetMs / 1000);
      log.error({ offsetSeconds }, "background job not run: the clock of this machine is wrong");
      return "done";
    }
    const withLock = { ...context, database, clock: { ...clock, now: () => clock.now() - offsetMs } };
    let outbox: "done" | "more";
    try {
      if (await mayDelete(database, now)) await deleteWhatIsDue(withLock, isStopping);
    } finally {
      outbox = await sendOutbox(withLock, isStopping);
    }
    return outbox;
  });
}
