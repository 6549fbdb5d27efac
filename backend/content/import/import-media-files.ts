import { type Kysely, type Selectable, sql } from "kysely";
import { takeInMedia } from "#backend/media/import-media.ts";
import { openMediaFolder } from "#backend/media/media-folder.ts";
import { type ContentFault, faultsLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";

/** Files taken in at once: each picture is decoded in memory. */
const atOnce = 4;

/**
 * Copies every file of the media folder that the lines name into the data directory's media folder, before anything is written to the
 * tables: a fault leaves files behind that nothing names, which does no harm.
 */
export async function takeInFiles(
  connection: Kysely<ImportTables>,
  { dataDirectory, source }: { dataDirectory: string; source: string },
): Promise<ContentFault[]> {
  const folder = await openMediaFolder(dataDirectory);
  const faults: ContentFault[] = [];

  async function takeIn({ file, use, line, field }: Selectable<ImportTables["import_media"]>): Promise<void> {
    const taken = await takeInMedia({ file, use, source }, folder, (name) =>
      connection.selectFrom("media").selectAll().where("name", "=", name).executeTakeFirst(),
    );
    if ("fault" in taken) faults.push({ line, field, fault: taken.fault });
    else {
      await connection.updateTable("import_media").set(taken).where("file", "=", file).where("use", "=", use).execute();
    }
  }

  let last = { file: "", use: "" };
  for (;;) {
    const files = await connection
      .selectFrom("import_media")
      .selectAll()
      .where("name", "is", null)
      // The first condition alone would do for one use; it is what the key's index can skip by.
      .where("file", ">=", last.file)
      .where(({ eb, or }) => or([eb("file", ">", last.file), eb(sql<string>`use`, ">", last.use)]))
      .orderBy("file")
      .orderBy("use")
      .limit(atOnce)
      .execute();
    await Promise.all(files.map(takeIn));
    const end = files.at(-1);
    if (!end || faults.length >= faultsLimit) break;
    last = end;
  }
  return faults.sort((a, b) => a.line - b.line).slice(0, faultsLimit);
}
