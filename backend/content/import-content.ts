import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import type { ContentLine } from "#contract/content-line.ts";
import { checkContent } from "./import/check-content.ts";
import { importMediaFiles } from "./import/import-media-files.ts";
import { type ContentCounts, writeContent } from "./import/write-content.ts";
import { isDatabaseEmpty } from "./is-database-empty.ts";

export interface ContentImport {
  readonly database: Kysely<Tables>;
  /** Where media are copied to. */
  readonly mediaDirectory: string;
  /** The NDJSON file. It is read twice, so it cannot be a pipe. */
  readonly file: string;
  /** The folder that the file's media paths are relative to. */
  readonly mediaFolder: string;
  /** Writes nothing if the database has content, even if another process has just written it. */
  readonly onlyIntoEmpty?: boolean;
  /** Changes a line between check and write; neither its ids nor its media. */
  readonly adjust?: (line: ContentLine) => ContentLine;
  /** Called with each line and each media file. */
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** How far an import is: lines of the file, or its media files. */
export type ImportProgress =
  | { readonly step: "checking"; readonly done: number }
  | { readonly step: "media" | "writing"; readonly done: number; readonly total: number };

/**
 * Imports a content file, all of it or nothing: checks every line, copies the media, then writes all rows in one
 * transaction. A line replaces the row with its uuid, but never lowers the number of views.
 *
 * @returns `undefined` where nothing was written since the database has content
 * @throws InvalidContentError
 */
export async function importContent(task: ContentImport): Promise<ContentCounts | undefined> {
  const { database, file, mediaDirectory, mediaFolder, onProgress = () => {}, adjust = (line) => line } = task;
  let total = 0;
  const index = await checkContent(file, (done) => {
    total = done;
    onProgress({ step: "checking", done });
  });
  const folders = { mediaDirectory, source: mediaFolder };
  await importMediaFiles(database, index.media.values(), folders, (done, total) =>
    onProgress({ step: "media", done, total }),
  );
  return withExclusiveTransaction(database, async (transaction) => {
    if (task.onlyIntoEmpty && !(await isDatabaseEmpty(transaction))) return undefined;
    const onLine = (done: number) => onProgress({ step: "writing", done, total });
    return writeContent(transaction, file, index, { adjust, onLine });
  });
}
