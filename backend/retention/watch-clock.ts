import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { isPostgres } from "#backend/db/is-postgres.ts";

const hourMs = 3600_000;

/** Hours between two runs above which the clock has leapt: the process was off for long, or the clock is wrong. */
const leapHours = 24;

/** Milliseconds after which a leap is believed: the time that NTP, or somebody who reads the log, has to set the clock. */
const graceMs = hourMs;

/**
 * Watches the clock of a machine with SQLite, which may be wrong after a restart. The hour of the last run is kept in the
 * one number that SQLite has for applications (`user_version`).
 *
 * @param monotonic clock in milliseconds, which nobody sets
 * @returns a function that returns whether what is due by `now` may be deleted; by PostgreSQL's clock, always
 */
export function watchClock(log?: Pick<Logger, "warn">, monotonic = () => performance.now()) {
  let leaptAt: number | undefined;
  return async <Tables>(database: Kysely<Tables>, now: number): Promise<boolean> => {
    if (isPostgres(database)) return true;
    const hour = Math.floor(now / hourMs);
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(database);
    const last = rows[0]?.user_version || hour;
    if (hour - last > leapHours) {
      if (leaptAt === undefined)
        log?.warn({ hours: hour - last }, "the clock has leapt: nothing is deleted for an hour");
      leaptAt ??= monotonic();
      if (monotonic() - leaptAt < graceMs) return false;
    }
    leaptAt = undefined;
    if (hour !== rows[0]?.user_version) await sql`pragma user_version = ${sql.lit(hour)}`.execute(database);
    return true;
  };
}
