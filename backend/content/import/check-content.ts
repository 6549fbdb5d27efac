import type { Insertable, Kysely } from "kysely";
import { guessMimeType } from "#backend/media/media-format.ts";
import { isHttpUrl } from "#contract/fields.ts";
import { type ContentFault, faultsLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";
import { type MediaField, mediaFields } from "./media-fields.ts";
import { type NumberedContent, readContent } from "./read-content.ts";

/** Lines noted by one statement: 100 posts with 22 media of 10 columns stay below SQLite's 32,766 parameters. */
const batchSize = 100;

/**
 * Reads the whole file once, changes nothing, and notes which lines and files it has seen.
 * @returns the first faults, in the order of the lines; none when each line is sound by itself
 */
export async function checkContent(connection: Kysely<ImportTables>, file: string): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  let batch: NumberedContent[] = [];
  for await (const line of readContent(file)) {
    if ("faults" in line) faults.push(...line.faults);
    else batch.push(line);
    if (batch.length === batchSize) {
      faults.push(...(await note(connection, batch)));
      batch = [];
    }
    if (faults.length >= faultsLimit) break;
  }
  faults.push(...(await note(connection, batch)));
  return faults.sort((a, b) => a.line - b.line).slice(0, faultsLimit);
}

/** @returns a fault for each line whose id an earlier line of its kind has */
async function note(connection: Kysely<ImportTables>, batch: NumberedContent[]): Promise<ContentFault[]> {
  if (batch.length === 0) return [];
  const lines = batch.map(({ line, content }) => ({ kind: content.kind, uuid: content.uuid, line }));
  const noted = await connection
    .insertInto("import_lines")
    .values(lines)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const media = batch.flatMap(({ line, content }) => mediaFields(content).map((field) => mediaRow(line, field)));
  if (media.length > 0) {
    await connection
      .insertInto("import_media")
      .values(media)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return Number(noted.numInsertedOrUpdatedRows) === lines.length ? [] : repeated(connection, lines);
}

/** What is on another host is known by its address alone; files are taken in later (take-in-files.ts). */
function mediaRow(line: number, { file, use, field }: MediaField): Insertable<ImportTables["import_media"]> {
  const none = { width: null, height: null, medium: null, thumb: null };
  const known = isHttpUrl(file) ? { name: file, mime_type: guessMimeType(file, use) } : { name: null, mime_type: null };
  return { file, use, line, field, ...known, ...none };
}

async function repeated(
  connection: Kysely<ImportTables>,
  lines: { kind: string; uuid: string; line: number }[],
): Promise<ContentFault[]> {
  const first = await connection
    .selectFrom("import_lines")
    .selectAll()
    .where(
      "uuid",
      "in",
      lines.map((line) => line.uuid),
    )
    .execute();
  return lines.flatMap(({ kind, uuid, line }) => {
    const earlier = first.find((row) => row.kind === kind && row.uuid === uuid && row.line !== line);
    return earlier ? [{ line, field: "uuid", fault: `is that of line ${earlier.line}, too` }] : [];
  });
}
