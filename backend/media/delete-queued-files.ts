import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { announceHiddenMedia } from "#backend/changes/announce-change.ts";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { messageOf } from "#backend/message-of.ts";
import { findQueuedFiles, isFileUsed } from "./media-deletions.queries.ts";

/** Files per transaction: few, so that an import or a visitor does not wait long. */
const batchSize = 50;

/**
 * Milliseconds for which a new file is not deleted. An import writes its files first and its rows last: within this
 * time a file without a row may be about to get one.
 */
const youngestFileMs = 3600_000;

interface QueuedFiles {
  readonly mediaFolder: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly log: Pick<Logger, "error">;
}

/**
 * Deletes the queued files that no row needs. Can be repeated, and stopped at any point: a file that is gone already
 * counts as deleted, and so does one on another host. One that cannot be deleted is logged and stays queued.
 */
export async function deleteQueuedFiles(database: Kysely<Tables>, options: QueuedFiles): Promise<void> {
  let after = "";
  for (;;) {
    const names = await findQueuedFiles(database, after, batchSize);
    const last = names.at(-1);
    if (last === undefined) return;
    after = last;
    await withExclusiveTransaction(database, async (transaction) => {
      const deleted: string[] = [];
      for (const name of names) {
        const isUsed = await isFileUsed(transaction, name);
        if (!isUsed) {
          if (!isOnOtherHost(name) && !(await deleteFile(join(options.mediaFolder, name), options))) continue;
          deleted.push(name);
        }
        await transaction.deleteFrom("media_deletions").where("name", "=", name).execute();
      }
      await announceHiddenMedia(transaction, deleted);
    });
  }
}

function isOnOtherHost(name: string): boolean {
  return name.includes("://");
}

/** @returns false if the file is too young to be deleted, or cannot be */
async function deleteFile(path: string, { now, log }: QueuedFiles): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  if (stats && now - stats.mtimeMs < youngestFileMs) return false;
  try {
    await rm(path, { force: true });
    return true;
  } catch (error) {
    log.error({ error: messageOf(error) }, "media file not deleted");
    return false;
  }
}
