import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import { messageOf } from "./message-of.ts";

/**
 * Attempts to write when closing, for an import in another process can hold the lock; the milliseconds between them; and
 * those after which there is no further one, which can take 11 s where the database does not answer.
 */
const closing = { attempts: 10, pause: 500, limit: 5000 };

interface WriteBehindOptions {
  /** Begins the messages of the log. */
  readonly what: string;
  /** Milliseconds between writes: what a kill loses. */
  readonly interval: number;
  readonly isPending: () => boolean;
  /** Writes what is pending, which stays so where this rejects. @returns what the log says after an outage */
  readonly write: () => Promise<object>;
  /** What the log says where something is still pending at the end. */
  readonly lost: () => object;
  readonly clock: Clock;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
}

/** Writes what is kept in memory, so that a single count does not cost a write. An outage is logged once. */
export function createWriteBehind({ what, interval, isPending, write, lost, clock, log }: WriteBehindOptions) {
  let writing: Promise<void> | undefined;
  let failing = false;

  async function tryToWrite(): Promise<void> {
    try {
      const written = await write();
      if (failing) log.info(written, `${what} are written again`);
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ error: messageOf(error) }, `${what} not written yet`);
      failing = true;
    }
  }

  function writeOnce(): Promise<void> {
    writing ??= tryToWrite().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const stop = clock.every(interval, () => {
    if (isPending()) void writeOnce();
  });

  return {
    /** Writes before the interval is over, unless the database fails. */
    writeNow(): void {
      if (!failing) void writeOnce();
    },
    /** Writes what is pending. Resolves even if the database fails. */
    async close(): Promise<void> {
      stop();
      const deadline = clock.now() + closing.limit;
      await writing;
      for (let attempt = 1; isPending() && clock.now() <= deadline; attempt++) {
        await writeOnce();
        if (!isPending() || attempt === closing.attempts) break;
        await clock.sleep(closing.pause);
      }
      if (isPending()) log.error(lost(), `${what} lost`);
    },
  };
}
