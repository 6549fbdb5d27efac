import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { writeAlone } from "#backend/db/with-exclusive-transaction.ts";
import { checkContent } from "./import/check-content.ts";
import { type ContentFault, FaultyContent } from "./import/import-issue.ts";
import { takeInFiles } from "./import/import-media-files.ts";
import { analyzeImportTables, withImportTables } from "./import/import-tables.ts";
import { type ContentCounts, writeContent } from "./import/write-content.ts";
import { isDatabaseEmpty } from "./is-database-empty.ts";

export interface ContentImport {
  readonly database: Kysely<Tables>;
  readonly dataDirectory: string;
  /** The NDJSON file; read twice. */
  readonly file: string;
  /** The folder that file names in it are relative to. */
  readonly mediaFolder: string;
  /** Writes nothing where there is content already, also when another process has just written it. */
  readonly onlyIntoEmpty?: boolean;
}

export type ImportResult =
  | { readonly kind: "imported"; readonly counts: ContentCounts }
  | { readonly kind: "not-empty" }
  | { readonly kind: "faulty"; readonly faults: readonly ContentFault[] };

/**
 * Takes in a file of content, all of it or nothing: lines are checked and media copied first, then one
 * transaction writes. What is stored under a line's uuid is replaced by the line, except that views never fall.
 */
export function importContent(task: ContentImport): Promise<ImportResult> {
  return withImportTables(task.database, async (connection) => {
    const faults = await checkContent(connection, task.file);
    if (faults.length > 0) return { kind: "faulty", faults };
    await analyzeImportTables(connection);
    const mediaFaults = await takeInFiles(connection, { dataDirectory: task.dataDirectory, source: task.mediaFolder });
    if (mediaFaults.length > 0) return { kind: "faulty", faults: mediaFaults };
    try {
      return await writeAlone(connection, async (transaction) => {
        if (task.onlyIntoEmpty && !(await isDatabaseEmpty(transaction.$omitTables<"import_lines" | "import_media">())))
          return { kind: "not-empty" };
        return { kind: "imported", counts: await writeContent(transaction, task.file) };
      });
    } catch (error) {
      if (error instanceof FaultyContent) return { kind: "faulty", faults: error.faults };
      throw error;
    }
  });
}
