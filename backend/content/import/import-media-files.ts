import { type Kysely, type Selectable, sql } from "kysely";
import { importMedia } from "#backend/media/import-media.ts";
import { openMediaFolder } from "#backend/media/media-folder.ts";
import { type ImportIssue, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";

/** Files imported at the same time. Each image is decoded in memory. */
const concurrency = 4;

/**
 * Copies every media file named in the import tables into the media folder. Runs before the
 * transaction; if the import fails, files without a row remain, which is harmless.
 *
 * @param onFile called after each file with how many are done, and of how many
 * @returns the first issues, in the order of the lines
 */
export async function importMediaFiles(
  connection: Kysely<ImportTables>,
  { mediaDirectory, source }: { mediaDirectory: string; source: string },
  onFile: (done: number, total: number) => void,
): Promise<ImportIssue[]> {
  const folder = await openMediaFolder(mediaDirectory);
  const issues: ImportIssue[] = [];
  const { total } = await connection
    .selectFrom("import_media")
    .select(({ fn }) => fn.countAll<number | string>().as("total"))
    .where("name", "is", null)
    .executeTakeFirstOrThrow();
  let done = 0;

  async function importFile({ file, use, line, field }: Selectable<ImportTables["import_media"]>): Promise<void> {
    const result = await importMedia({ file, use, source }, folder, (name) =>
      connection.selectFrom("media").selectAll().where("name", "=", name).executeTakeFirst(),
    );
    if ("message" in result) issues.push({ line, field, message: result.message });
    else {
      await connection
        .updateTable("import_media")
        .set(result)
        .where("file", "=", file)
        .where("use", "=", use)
        .execute();
    }
    done++;
    onFile(done, Number(total));
  }

  let last = { file: "", use: "" };
  for (;;) {
    const files = await connection
      .selectFrom("import_media")
      .selectAll()
      .where("name", "is", null)
      // Continues after the last (file, use). SQLite looks up the first condition in the primary key.
      .where("file", ">=", last.file)
      .where(({ eb, or }) => or([eb("file", ">", last.file), eb(sql<string>`use`, ">", last.use)]))
      .orderBy("file")
      .orderBy("use")
      .limit(concurrency)
      .execute();
    await Promise.all(files.map(importFile));
    const end = files.at(-1);
    if (!end || issues.length >= issueLimit) break;
    last = end;
  }
  return issues.sort((a, b) => a.line - b.line).slice(0, issueLimit);
}
