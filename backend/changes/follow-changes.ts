import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { messageOf } from "#backend/message-of.ts";
import { type ChangeSource, type ConnectChanges, changesRead } from "./change-source.ts";

/**
 * Milliseconds. Changes are read each second, which also finds a connection that died silently; the retries grow from the
 * first to the longest. A change is read within 2 s of the return of a database that was down.
 */
const timing = { check: 1000, firstRetry: 100, longestRetry: 1000 };

/** Milliseconds since changes were read after which it is not known whether there are others: a check takes 2 s at most. */
const lateMs = 3000;

interface FollowOptions {
  readonly connect: ConnectChanges;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Called with the uuid of a user whose content has changed. May repeat itself, and must not throw. */
  readonly onChange: (userUuid: string) => void;
  /** Called with names of media that were deleted, as `onChange` is. */
  readonly onMediaDeleted: (names: readonly string[]) => void;
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
 * bridges an outage. Changes are numbered, so that no clock decides what was missed. Never throws: a lost connection
 * is replaced until `close`, and goes on where the last one ended.
 */
export function followChanges(options: FollowOptions) {
  const {
    connect,
    log,
    onChange,
    onMediaDeleted,
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
    for (let retry = timing.firstRetry; !closing.signal.aborted; retry = Math.min(retry * 2, timing.longestRetry)) {
      try {
        await followConnection(() => {
          retry = timing.firstRetry;
        });
      } catch (error) {
        if (closing.signal.aborted) return;
        if (state !== "failing") {
          log.warn({ error: messageOf(error) }, "changes not read");
        }
        state = "failing";
      }
      await pause(retry);
    }
  }

  async function followConnection(onRead: () => void): Promise<void> {
    let wake = () => {};
    const source = await connect(() => wake());
    try {
      while (!closing.signal.aborted) {
        const askedAt = now();
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([readAll(source), source.lost]);
        readAt = askedAt;
        hasRead = true;
        if (state === "failing") log.info("changes are read again");
        state = "reading";
        onRead();
        onAllRead?.();
        await Promise.race([pause(checkMs), woken, source.lost]);
      }
    } finally {
      await source.close();
    }
  }

  async function readAll(source: ChangeSource): Promise<void> {
    for (;;) {
      const changes = await source.read(last);
      const users = new Set(changes.flatMap(({ user_uuid, hides }) => (hasRead || hides ? (user_uuid ?? []) : [])));
      for (const user of users) onChange(user);
      const media = changes.flatMap(({ media }) => media ?? []);
      if (media.length > 0) onMediaDeleted(media);
      last = changes.at(-1)?.number ?? last;
      if (changes.length < changesRead) return;
    }
  }

  /** Waits, or less where it is closed. */
  async function pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: closing.signal }).catch(() => {});
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
