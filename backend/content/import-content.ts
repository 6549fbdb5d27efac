import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import type { ContentLine } from "#contract/content-line.ts";
import { checkContent } from "./import/check-content.ts";
import { type ImportIssue, InvalidContentError } from "./import/import-issue.ts";
import { importMediaFiles } from "./import/import-media-files.ts";
import { analyzeImportTables, withImportTables } from "./import/import-tables.ts";
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
export function importContent(task: ContentImport): Promise<ImportResult> {
  const { onProgress = () => {}, adjust = (line) => line } = task;
  let lines = 0;
  return withImportTables(task.database, async (connection) => {
    const issues = await checkContent(connection, task.file, (line) => {
      lines = line;
      onProgress({ step: "checking", done: line });
    });
    if (issues.length > 0) return { kind: "invalid", issues };
    await analyzeImportTables(connection);
    const mediaIssues = await importMediaFiles(
      connection,
      { mediaDirectory: task.mediaDirectory, source: task.mediaFolder },
      (done, total) => onProgress({ step: "media", done, total }),
    );
    if (mediaIssues.length > 0) return { kind: "invalid", issues: mediaIssues };
    try {
      return await withExclusiveTransaction(connection, async (transaction) => {
        if (task.onlyIntoEmpty && !(await isDatabaseEmpty(transaction.$omitTables<"import_lines" | "import_media">())))
          return { kind: "not-empty" };
        const onLine = (line: number) => onProgress({ step: "writing", done: line, total: lines });
        return { kind: "imported", counts: await writeContent(transaction, task.file, { adjust, onLine }) };
      });
    } catch (error) {
      if (error instanceof InvalidContentError) return { kind: "invalid", issues: error.issues };
      throw error;
    }
  });
}
