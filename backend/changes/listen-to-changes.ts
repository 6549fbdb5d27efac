import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { changesChannel } from "./announce-change.ts";

/**
 * Milliseconds. A check finds a connection that died silently; the retries grow from the first to the longest. A change
 * is heard within 2 s of the return of a database that was down.
 */
const timing = { check: 1000, connect: 5000, query: 2000, firstRetry: 100, longestRetry: 1000, end: 1000 };

interface ChangeListenerOptions {
  readonly databaseUrl: string;
  /** Milliseconds since the epoch: changes since then may have been missed before the first connection. */
  readonly since: number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Called with the uuid of a user whose content has changed. */
  readonly onChange: (userUuid: string) => void;
  /**
   * Called with each new connection: changes since this time (milliseconds since the epoch) may have been missed. Where it
   * rejects, it is called again, with another connection and the same time.
   */
  readonly onGap: (since: number) => Promise<void>;
}

export interface ChangeListener {
  /** Whether there is a connection, and what was missed before it has been asked for. */
  readonly isHearing: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Listens to the changes that processes announce on the same PostgreSQL database, on a connection of its own. A lost
 * connection is replaced until `close`. Never throws: without a connection, cached pages end with their lifetime.
 */
export function listenToChanges(options: ChangeListenerOptions): ChangeListener {
  const { log, onGap } = options;
  const closing = new AbortController();
  let heardUntil = options.since;
  let failing = false;
  let hearing = false;

  async function listen(): Promise<void> {
    for (let retry = timing.firstRetry; !closing.signal.aborted; retry = Math.min(retry * 2, timing.longestRetry)) {
      try {
        await listenOnce(options, closing.signal, {
          async onListening(since) {
            await onGap(heardUntil);
            heardUntil = since;
            if (failing) log.info("changes are heard again");
            failing = false;
            hearing = true;
            retry = timing.firstRetry;
          },
          onAlive(at) {
            heardUntil = at;
          },
        });
      } catch (error) {
        if (!failing) log.warn({ error: error instanceof Error ? error.message : String(error) }, "changes not heard");
        failing = true;
      }
      hearing = false;
      await pause(retry, closing.signal);
    }
  }

  const done = listen();
  return {
    isHearing: () => hearing,
    async close() {
      closing.abort();
      await done;
    },
  };
}

interface ConnectionEvents {
  /** What is announced from this time on arrives. Where it rejects, the connection is given up. */
  readonly onListening: (since: number) => Promise<void>;
  /** The connection was alive at this time: everything announced before has arrived. */
  readonly onAlive: (at: number) => void;
}

/** Listens on one connection. Resolves when aborted. @throws Error when the connection cannot be made or is lost */
async function listenOnce(
  { databaseUrl, onChange }: ChangeListenerOptions,
  aborted: AbortSignal,
  { onListening, onAlive }: ConnectionEvents,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timing.connect,
    query_timeout: timing.query,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject).on("end", () => reject(new Error("the connection has ended")));
  });
  lost.catch(() => {}); // handled below, once it is awaited
  client.on("notification", ({ payload }) => {
    if (payload) onChange(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${changesChannel}`);
    await Promise.race([onListening(Date.now()), lost]);
    while (!aborted.aborted) {
      const checkedAt = Date.now();
      await client.query("select 1");
      onAlive(checkedAt);
      await Promise.race([pause(timing.check, aborted), lost]);
    }
  } finally {
    // A connection that hangs never confirms its end.
    await Promise.race([client.end().catch(() => {}), pause(timing.end, aborted)]);
  }
}

/** Waits, or less where aborted. */
async function pause(milliseconds: number, aborted: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: aborted }).catch(() => {});
}
