import { sql, type Transaction } from "kysely";
import type { ContentLine } from "#contract/content-line.ts";
import type { FindMediaName } from "../line-to-row.ts";
import type { ImportTables } from "./import-tables.ts";
import { mediaFields } from "./media-fields.ts";

const columns = ["name", "mime_type", "width", "height", "medium", "thumb"] as const;

/**
 * Copies the rows of `import_media` to `media`. Updates the renditions of existing rows, whose names differ if they
 * were rendered again because the files were missing.
 */
export async function writeMedia(transaction: Transaction<ImportTables>): Promise<void> {
  await transaction
    .insertInto("media")
    .columns([...columns])
    .expression((from) =>
      from
        .selectFrom("import_media")
        // Without `where`, SQLite parses `on conflict` as a join constraint.
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

/** Reads the media names for all files that the lines name. */
export async function findMediaNames(
  transaction: Transaction<ImportTables>,
  lines: readonly ContentLine[],
): Promise<FindMediaName> {
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
    if (!name) throw new Error("the content file changed during the import");
    return name;
  };
}
