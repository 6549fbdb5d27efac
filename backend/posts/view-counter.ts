import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "#backend/clock.ts";
import type { Tables } from "#backend/db/tables.ts";
import { addViews } from "./views.store.ts";

/** Milliseconds between two writes: how old a shown count may be, and what a crash may lose. */
const writeInterval = 2000;

/** Different posts remembered between two writes: about 2 MB. Beyond, while the database fails, views are dropped. */
export const rememberedPostsLimit = 20_000;

/** Writes tried at the end, and the milliseconds between them: an import in another process may hold the lock. */
const closingAttempts = 10;
const closingPause = 500;

/** Counts views in memory and writes them in batches, so that a read costs no write. */
export interface ViewCounter {
  count(postUuid: string): void;
  /** Writes what is still in memory. Call it after the last request; resolves even when the database fails. */
  close(): Promise<void>;
}

export function createViewCounter(database: Kysely<Tables>, clock: Clock, log: Logger): ViewCounter {
  const waiting = new Map<string, number>();
  let writing: Promise<void> | undefined;
  let failing = false;
  let dropped = 0;

  async function write(): Promise<void> {
    const views = new Map(waiting);
    waiting.clear();
    try {
      await addViews(database, views);
      if (failing) log.info({ dropped }, "views are written again");
      failing = false;
      dropped = 0;
    } catch (error) {
      // Once per outage, not once per interval.
      if (!failing)
        log.warn({ error: error instanceof Error ? error.message : String(error) }, "views not written yet");
      failing = true;
      for (const [uuid, added] of views) remember(uuid, added);
    }
  }

  function remember(uuid: string, added: number): void {
    const sum = waiting.get(uuid);
    if (sum === undefined && waiting.size >= rememberedPostsLimit) dropped += added;
    else waiting.set(uuid, (sum ?? 0) + added);
  }

  function writeOnce(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const stop = clock.every(writeInterval, () => {
    if (waiting.size > 0) void writeOnce();
  });

  return {
    count(uuid) {
      remember(uuid, 1);
      if (waiting.size >= rememberedPostsLimit && !failing) void writeOnce();
    },
    async close() {
      stop();
      await writing;
      for (let attempt = 1; waiting.size > 0; attempt++) {
        await writeOnce();
        if (waiting.size === 0 || attempt === closingAttempts) break;
        await clock.sleep(closingPause);
      }
      if (waiting.size > 0) log.error({ lost: sum(waiting) + dropped, remembered: waiting.size }, "views lost");
    },
  };
}

function sum(views: Map<string, number>): number {
  return views.values().reduce((total, added) => total + added, 0);
}
