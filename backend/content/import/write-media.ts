import { sql, type Transaction } from "kysely";
import type { ContentLine } from "#contract/content-line.ts";
import type { NameOfMedia } from "../line-to-row.ts";
import type { ImportTables } from "./import-tables.ts";
import { mediaFields } from "./media-fields.ts";

const columns = ["name", "mime_type", "width", "height", "medium", "thumb"] as const;

/** Adds what takeInFiles has found, and names the renditions anew where a lost folder had to be filled again. */
export async function writeMedia(transaction: Transaction<ImportTables>): Promise<void> {
  await transaction
    .insertInto("media")
    .columns([...columns])
    .expression((from) =>
      from
        .selectFrom("import_media")
        // SQLite needs a where here to tell `on conflict` from a join.
        .where("name", "is not", null)
        .select(({ ref }) => columns.map((column) => ref(column).$notNull().as(column))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .updateTable("media")
    .from("import_media")
    .set(({ ref }) => ({ medium: ref("import_media.medium"), thumb: ref("import_media.thumb") }))
    .whereRef("media.name", "=", "import_media.name")
    .where("import_media.medium", "is not", null)
    .where(sql<boolean>`media.medium is distinct from import_media.medium`)
    .execute();
}

/** The media rows' names of all files that these lines name. */
export async function namesOfMedia(
  transaction: Transaction<ImportTables>,
  lines: readonly ContentLine[],
): Promise<NameOfMedia> {
  const files = new Set(lines.flatMap(mediaFields).map((field) => field.file));
  const rows =
    files.size === 0
      ? []
      : await transaction
          .selectFrom("import_media")
          .select(["file", "use", "name"])
          .where("file", "in", [...files])
          .execute();
  const names = new Map(rows.map(({ use, file, name }) => [`${use} ${file}`, name]));
  return (file, use) => {
    const name = names.get(`${use} ${file}`);
    if (!name) throw new Error("the file has changed while it was read");
    return name;
  };
}
