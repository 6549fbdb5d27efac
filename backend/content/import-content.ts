import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import type { ContentLine } from "#contract/content-line.ts";
import { checkContent } from "./import/check-content.ts";
import { importMediaFiles } from "./import/import-media-files.ts";
import { type ContentCounts, writeContent } from "./import/write-content.ts";

export interface ContentImport {
  readonly database: Kysely<Tables>;
  /** Where media are copied to. */
  readonly mediaDirectory: string;
  /** The NDJSON file. It is read twice, so it cannot be a pipe. */
  readonly file: string;
  /** The folder that the file's media paths are relative to. */
  readonly mediaFolder: string;
  /** Changes a line between check and write; neither its ids nor its media. */
  readonly adjust?: (line: ContentLine) => ContentLine;
  /** Called with what is done next, in words. */
  readonly onStep?: (step: string) => void;
}

/**
 * Imports a content file, all of it or nothing: checks every line, copies the media, then writes all rows in one
 * transaction. A line replaces the row with its uuid, but never lowers the number of views.
 *
 * @throws InvalidContentError
 */
export async function importContent(task: ContentImport): Promise<ContentCounts> {
  const { database, file, mediaDirectory, mediaFolder, onStep = () => {}, adjust = (line) => line } = task;
  onStep("Checking the lines");
  const index = await checkContent(file);
  onStep(`Copying the files of ${index.media.size} media`);
  await importMediaFiles(database, index.media.values(), { mediaDirectory, source: mediaFolder });
  onStep(`Writing ${index.lines.size} lines`);
  return withExclusiveTransaction(database, (transaction) => writeContent(transaction, file, index, adjust));
}
