import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import type { ContentLine } from "#contract/content-line.ts";
import { checkContent } from "./import/check-content.ts";
import { type ImportIssue, InvalidContentError } from "./import/import-issue.ts";
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

export type ImportResult =
  | { readonly kind: "imported"; readonly counts: ContentCounts }
  | { readonly kind: "not-empty" }
  | { readonly kind: "invalid"; readonly issues: readonly ImportIssue[] };

/**
 * Imports a content file, all of it or nothing: checks every line, copies the media, then writes all rows in one
 * transaction. A line replaces the row with its uuid, but never lowers the number of views.
 */
export async function importContent(task: ContentImport): Promise<ImportResult> {
  const { database, file, mediaDirectory, mediaFolder, onProgress = () => {}, adjust = (line) => line } = task;
  let total = 0;
  const { issues, ...index } = await checkContent(file, (done) => {
    total = done;
    onProgress({ step: "checking", done });
  });
  if (issues.length > 0) return { kind: "invalid", issues };
  const mediaIssues = await importMediaFiles(
    database,
    index.media.values(),
    { mediaDirectory, source: mediaFolder },
    (done, total) => onProgress({ step: "media", done, total }),
  );
  if (mediaIssues.length > 0) return { kind: "invalid", issues: mediaIssues };
  try {
    return await withExclusiveTransaction(database, async (transaction) => {
      if (task.onlyIntoEmpty && !(await isDatabaseEmpty(transaction))) return { kind: "not-empty" };
      const onLine = (done: number) => onProgress({ step: "writing", done, total });
      return { kind: "imported", counts: await writeContent(transaction, file, index, { adjust, onLine }) };
    });
  } catch (error) {
    if (error instanceof InvalidContentError) return { kind: "invalid", issues: error.issues };
    throw error;
  }
}
