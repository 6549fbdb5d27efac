import { type Kysely, sql } from "kysely";
import type { MediaTable, Tables } from "#backend/db/tables.ts";
import type { ContentKind } from "#contract/content-line.ts";

/**
 * Temporary tables with the lines and media files of an import, so that memory does not grow with the file. They belong
 * to one connection and lock nothing that other connections use.
 */
export interface ImportTables extends Tables {
  import_lines: { kind: ContentKind; uuid: string; line: number };
  /** One row per file and use. The columns of `media` are null until the file is imported. */
  import_media: { file: string; use: "image" | "video"; line: number; field: string; name: string | null } & {
    [Column in Exclude<keyof MediaTable, "name">]: MediaTable[Column] | null;
  };
}

/** Creates the import tables on a single connection, runs `work` with it, and drops them. */
export function withImportTables<Result>(
  database: Kysely<Tables>,
  work: (connection: Kysely<ImportTables>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    const { schema } = connection;
    await schema
      .createTable("import_lines")
      .temporary()
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("uuid", "text", (column) => column.notNull())
      .addColumn("line", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("import_lines_key", ["kind", "uuid"])
      .execute();
    await schema
      .createTable("import_media")
      .temporary()
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("use", "text", (column) => column.notNull())
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("mime_type", "text")
      .addColumn("width", "integer")
      .addColumn("height", "integer")
      .addColumn("medium", "text")
      .addColumn("thumb", "text")
      .addPrimaryKeyConstraint("import_media_key", ["file", "use"])
      .execute();
    const drop = async () => {
      await schema.dropTable("import_media").execute();
      await schema.dropTable("import_lines").execute();
    };
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
export async function analyzeImportTables(connection: Kysely<ImportTables>): Promise<void> {
  await sql`analyze import_lines`.execute(connection);
  await sql`analyze import_media`.execute(connection);
}
