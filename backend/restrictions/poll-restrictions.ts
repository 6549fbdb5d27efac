import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "#backend/clock.ts";
import type { Tables } from "#backend/db/tables.ts";
import { findRestrictedSince } from "./restrictions.store.ts";

/** Milliseconds between two looks: a decision is heard within two seconds. */
const interval = 1000;

/** Milliseconds to look back: longer than a transaction waits for an import (backend/db/sqlite-dialect.ts). */
const windowMs = 180_000;

interface PollOptions {
  readonly database: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Pick<Logger, "warn">;
  /** Called with the uuid of each user whose pages a decision has changed. */
  readonly onChange: (userUuid: string) => void;
}

/**
 * Looks for decisions that another process has made, for SQLite, which announces nothing. Never throws: it looks again.
 *
 * @returns a function that stops it
 */
export function pollRestrictions({ database, clock, log, onChange }: PollOptions): () => void {
  let seen = new Set<string>();
  let isLooking = false;
  let isFailing = false;
  async function look(): Promise<void> {
    const { changes, users } = await findRestrictedSince(database, clock.now() - windowMs);
    const isNew = changes.some((change) => !seen.has(change));
    seen = new Set(changes);
    if (isNew) for (const user of users) onChange(user);
  }
  return clock.every(interval, () => {
    if (isLooking) return;
    isLooking = true;
    look()
      .then(
        () => {
          isFailing = false;
        },
        (error: unknown) => {
          if (!isFailing)
            log.warn({ error: error instanceof Error ? error.message : String(error) }, "decisions not read");
          isFailing = true;
        },
      )
      .finally(() => {
        isLooking = false;
      });
  });
}
