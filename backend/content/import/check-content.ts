import type { Insertable, Kysely } from "kysely";
import { guessMimeType } from "#backend/media/media-format.ts";
import { contentId } from "#contract/content-line.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { type ImportIssue, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";
import { type MediaField, mediaFields } from "./media-fields.ts";
import { type NumberedContent, readContent } from "./read-content.ts";

/** Lines per insert: 100 posts with 22 media of 10 columns stay below SQLite's limit of 32,766 parameters. */
const batchSize = 100;

/**
 * Checks each line of a content file by itself, and that no id is used twice. Records the lines and media files in the
 * import tables and changes nothing else.
 *
 * @param onLine called with the number of each line that was read
 * @returns the first issues, in the order of the lines
 */
export async function checkContent(
  connection: Kysely<ImportTables>,
  file: string,
  onLine: (line: number) => void,
): Promise<ImportIssue[]> {
  const issues: ImportIssue[] = [];
  let batch: NumberedContent[] = [];
  for await (const line of readContent(file)) {
    if ("issues" in line) issues.push(...line.issues);
    else {
      batch.push(line);
      onLine(line.line);
    }
    if (batch.length === batchSize) {
      issues.push(...(await recordLines(connection, batch)));
      batch = [];
    }
    if (issues.length >= issueLimit) break;
  }
  issues.push(...(await recordLines(connection, batch)));
  return issues.sort((a, b) => a.line - b.line).slice(0, issueLimit);
}

/** @returns an issue for each line whose id is already used by an earlier line of the same kind */
async function recordLines(connection: Kysely<ImportTables>, batch: NumberedContent[]): Promise<ImportIssue[]> {
  if (batch.length === 0) return [];
  const lines = batch.map(({ line, content }) => ({ kind: content.kind, uuid: contentId(content), line }));
  const inserted = await connection
    .insertInto("import_lines")
    .values(lines)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const media = batch.flatMap(({ line, content }) => mediaFields(content).map((field) => toMediaRow(line, field)));
  if (media.length > 0) {
    await connection
      .insertInto("import_media")
      .values(media)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return Number(inserted.numInsertedOrUpdatedRows) === lines.length ? [] : findDuplicates(connection, lines);
}

/**
 * For a URL on another host, the row is complete; its name is the URL as pages write it, by which it is looked up. For a
 * file, importMediaFiles fills in the other columns.
 */
function toMediaRow(line: number, { file, use, field }: MediaField): Insertable<ImportTables["import_media"]> {
  const unknown = { width: null, height: null, medium: null, thumb: null };
  const url = parseHttpUrl(file)?.href;
  const known = url ? { name: url, mime_type: guessMimeType(url, use) } : { name: null, mime_type: null };
  return { file, use, line, field, ...known, ...unknown };
}

async function findDuplicates(
  connection: Kysely<ImportTables>,
  lines: { kind: string; uuid: string; line: number }[],
): Promise<ImportIssue[]> {
  const stored = await connection
    .selectFrom("import_lines")
    .selectAll()
    .where(
      "uuid",
      "in",
      lines.map((line) => line.uuid),
    )
    .execute();
  return lines.flatMap(({ kind, uuid, line }) => {
    const earlier = stored.find((row) => row.kind === kind && row.uuid === uuid && row.line !== line);
    return earlier
      ? [{ line, field: kind === "account" ? "user" : "uuid", message: `is already used by line ${earlier.line}` }]
      : [];
  });
}
