import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";

/** In the shared folder of media, which serves no name like this. */
const fileName = ".changes-heard";

/**
 * Milliseconds since changes were last read. From `quiet` on, others are watched: heartbeats that started before the outage
 * have ended by then. With one each second, two are seen by `isolated`. A slow database or machine has that much time, of
 * the five seconds within which hidden content must be gone.
 */
const timing = { quiet: 1500, isolated: 4250, look: 250 };

/** Heartbeats that prove that others receive changes: one may have been under way when all lost the database. */
const beatsNeeded = 2;

interface WatchOptions {
  /** That all instances share. */
  readonly folder: string;
  /** When this instance last read all changes, by `now`. */
  readonly readAt: () => number;
  readonly log: Pick<Logger, "info" | "error">;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** See docs/decisions/0033-instances-that-hear-nothing.md. */
export type IsolationWatch = ReturnType<typeof watchIsolation>;

export function watchIsolation(options: WatchOptions) {
  const { folder, readAt, log, now = () => performance.now() } = options;
  const file = join(folder, fileName);
  let writing: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  /** Texts that the file has had since this instance is quiet. */
  const seen = new Set<string>();
  let isIsolated = false;

  /**
   * A folder that cannot be read proves nothing: the machine that has it and the database may be down. Nor does an empty
   * file, since it is just being written.
   */
  async function read(): Promise<void> {
    const text = await readFile(file, "utf8").catch(() => "");
    if (isIsolated || text === "" || now() - readAt() < timing.quiet) return;
    seen.add(text); // the first may be from before
    if (seen.size <= beatsNeeded || now() - readAt() < timing.isolated) return;
    isIsolated = true;
    log.error("other instances read changes, this one does not: it answers nothing until it does");
  }

  async function look(): Promise<void> {
    if (now() - readAt() >= timing.quiet) {
      looking ??= read().finally(() => {
        looking = undefined;
      });
      return looking;
    }
    seen.clear();
    if (isIsolated) log.info("this instance answers again");
    isIsolated = false;
  }

  const timer = setInterval(look, timing.look).unref();

  return {
    /**
     * Whether others receive changes and this instance does not: what it would show may be hidden. It stays isolated until
     * it receives changes again, even if the others lose the database too.
     */
    isIsolated: (): boolean => isIsolated,
    /** Writes a heartbeat: this instance has just read all changes. Never rejects. */
    beat(): Promise<void> {
      writing ??= writeFile(file, randomUUID(), { mode: 0o600 })
        .catch(() => {}) // others then bridge an outage of theirs, as with one instance
        .finally(() => {
          writing = undefined;
        });
      return writing;
    },
    /** Looks for beats of others, as a timer does four times a second. Never rejects. */
    look,
    close: (): void => clearInterval(timer),
  };
}
