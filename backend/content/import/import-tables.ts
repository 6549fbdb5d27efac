import type { Kysely } from "kysely";
import { runStatements } from "#backend/db/run-statements.ts";
import type { Tables } from "#backend/db/tables.ts";
import type { ContentKind } from "#contract/content-line.ts";

/**
 * Temporary tables with the lines and media files of an import, so that memory does not grow with the file. They belong
 * to one connection and lock nothing that other connections use.
 */
export interface ImportTables extends Tables {
  import_lines: { kind: ContentKind; uuid: string; line: number };
  /** One row per file and use. The columns of `media` are null until the file is imported. */
  import_media: { file: string; use: "image" | "video"; line: number; field: string; name: string | null } & {
    [Column in Exclude<keyof Tables["media"], "name">]: Tables["media"][Column] | null;
  };
}

/** Creates the import tables on a single connection, runs `work` with it, and drops them. */
export function withImportTables<Result>(
  database: Kysely<Tables>,
  work: (connection: Kysely<ImportTables>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await runStatements(connection, [
      `create temporary table import_lines (kind text not null, uuid text not null, line integer not null,
        constraint import_lines_key primary key (kind, uuid))`,
      `create temporary table import_media (file text not null, use text not null, line integer not null,
        field text not null, name text, mime_type text, width integer, height integer, medium text, thumb text,
        constraint import_media_key primary key (file, use))`,
    ]);
    const drop = () => runStatements(connection, ["drop table import_media", "drop table import_lines"]);
    let result: Result;
    try {
      result = await work(connection.$extendTables<Pick<ImportTables, "import_lines" | "import_media">>());
    } catch (error) {
      await drop().catch(() => {}); // on a lost connection it fails, too, and would hide the reason
      throw error;
    }
    await drop();
    return result;
  });
}

/** Updates the statistics for the query planner. PostgreSQL's autovacuum does not analyze temporary tables. */
export function analyzeImportTables(connection: Kysely<ImportTables>): Promise<void> {
  return runStatements(connection, ["analyze import_lines", "analyze import_media"]);
}
