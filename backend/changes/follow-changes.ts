import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, Selectable } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#backend/db/tables.ts";
import { messageOf } from "#backend/message-of.ts";

/**
 * Milliseconds between two reads, and after one that failed. A change is read within 2 s of the return of a database that was
 * down.
 */
const timing = { check: 1000, retry: 250 };

/** Changes read at a time: few, so that reading ten thousand does not hold up requests. */
export const changesRead = 500;

/** Milliseconds since changes were read after which it is not known whether there are others: a check takes 2 s at most. */
const lateMs = 3000;

export type Change = Pick<Selectable<Tables["changes"]>, "number" | "user_uuid" | "media" | "hides">;

interface FollowOptions {
  /** Reads the next changes after a number, `changesRead` at most, in their order. */
  readonly read: (after: number) => Promise<readonly Change[]>;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Called with the uuid of a user whose content has changed. May repeat itself, and must not throw. */
  readonly onChange: (userUuid: string) => void;
  /** Called with names of media that were deleted or hidden, as `onChange` is. */
  readonly onMediaHidden: (names: readonly string[]) => void;
  /** Called each time that all changes have been read. */
  readonly onAllRead?: () => void;
  readonly checkMs?: number;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Which changes this process has read: all; perhaps not those of the last seconds, as when it was suspended; or none,
 * since the database does not answer.
 */
export type ReadState = "all" | "late" | "none";

export type ChangeFollower = ReturnType<typeof followChanges>;

/**
 * Follows the changes that processes announce on the same database, from the oldest that is kept: a process that was killed
 * may have left copies of what is hidden behind. Content that was only written again meanwhile is no reason to drop what
 * bridges an outage. Changes are numbered, so that no clock decides what was missed. Never throws: what fails is tried again
 * until `close`, and goes on where it ended.
 */
export function followChanges(options: FollowOptions) {
  const {
    read,
    log,
    onChange,
    onMediaHidden,
    onAllRead,
    checkMs = timing.check,
    now = () => performance.now(),
  } = options;
  const closing = new AbortController();
  let last = 0;
  let hasRead = false;
  let readAt = now();
  let state: "starting" | "reading" | "failing" = "starting";

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      const askedAt = now();
      try {
        await readAll();
        readAt = askedAt;
        hasRead = true;
        if (state === "failing") log.info("changes are read again");
        state = "reading";
        onAllRead?.();
      } catch (error) {
        if (closing.signal.aborted) return;
        if (state !== "failing") log.warn({ error: messageOf(error) }, "changes not read");
        state = "failing";
      }
      await sleep(state === "failing" ? timing.retry : checkMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const changes = await read(last);
      const users = new Set(changes.flatMap(({ user_uuid, hides }) => (hasRead || hides ? (user_uuid ?? []) : [])));
      for (const user of users) onChange(user);
      const media = changes.flatMap(({ media }) => media ?? []);
      if (media.length > 0) onMediaHidden(media);
      last = changes.at(-1)?.number ?? last;
      if (changes.length < changesRead) return;
    }
  }

  const done = follow();
  return {
    readState: (): ReadState =>
      state === "failing" ? "none" : state === "reading" && now() - readAt < lateMs ? "all" : "late",
    /** When the last read began that found all changes, by the monotonic clock; that of the start before the first. */
    readAt: (): number => readAt,
    async close(): Promise<void> {
      closing.abort();
      await done;
    },
  };
}

/** Returns what `followChanges` reads with. */
export function readChanges(database: Kysely<Tables>): FollowOptions["read"] {
  return (after) =>
    database
      .selectFrom("changes")
      .where("number", ">", after)
      .orderBy("number")
      .limit(changesRead)
      .select(["number", "user_uuid", "media", "hides"])
      .execute();
}
