import { sql, type Transaction } from "kysely";
import { announceChanges, announceUpdates } from "#backend/changes/announce-change.ts";
import { isPostgres } from "#backend/db/is-postgres.ts";
import type { Tables } from "#backend/db/tables.ts";
import { announceDecisions } from "#backend/restrictions/restrictions.queries.ts";
import { type AccountLine, type ContentKind, type ContentLine, contentId } from "#contract/content-line.ts";
import { type ContentTable, type FindMediaName, lineToRow } from "../content-columns.ts";
import { type ContentIndex, mediumKey } from "./check-content.ts";
import { checkReferences } from "./check-references.ts";
import { InvalidContentError } from "./import-issue.ts";
import { readContent } from "./read-content.ts";
import { writePosts } from "./write-posts.ts";
import { type Merge, type Outcome, type Row, writeRows } from "./write-rows.ts";

export type ContentCounts = Record<ContentKind, Record<Outcome, number>>;

type LineOf<Kind extends ContentKind> = Extract<ContentLine, { kind: Kind }>;

/** Lines per batch: 250 posts with 22 media of 5 columns stay below SQLite's limit of 32,766 parameters. */
const batchSize = 250;

/**
 * The most users whose updates are announced: reading so many takes 0.3 s of an instance's processor. Pages of more end
 * with their lifetime.
 */
const announcedUsers = 10_000;

/**
 * Writes a content file that `checkContent` and `importMediaFiles` have accepted. A line can refer to a later one,
 * because foreign keys are checked at the end of the transaction. Announces the users of whom something has changed.
 *
 * @param adjust changes a line before it is written
 * @throws InvalidContentError if a reference is dangling or the file has changed; the transaction is then rolled back
 */
export async function writeContent(
  transaction: Transaction<Tables>,
  file: string,
  { lines, media }: ContentIndex,
  adjust: (line: ContentLine) => ContentLine,
): Promise<ContentCounts> {
  const changedUsers = new Set<string>();
  /** Whose content may be hidden now: no process may show copies of it, whenever it starts. */
  const decidedUsers = new Set<string>();
  const decidedTargets = new Set<string>();
  await writeMedia(transaction, media);

  const findMediaName: FindMediaName = (name, use) => {
    const row = media.get(mediumKey(name, use))?.row;
    if (!row) throw new Error("the content file changed during the import");
    return row.name;
  };
  const into =
    (table: ContentTable, key = "uuid", merge?: Merge) =>
    (batch: readonly ContentLine[]): Promise<Map<string, Outcome>> => {
      const rows = batch.map((line) => lineToRow(table, line, findMediaName));
      return writeRows(transaction, table, key, rows, merge);
    };
  const writers: { readonly [Kind in ContentKind]: (batch: readonly LineOf<Kind>[]) => Promise<Map<string, Outcome>> } =
    {
      user: into("users"),
      post: (batch) => writePosts(transaction, batch, findMediaName),
      event: into("events"),
      package: into("packages"),
      ticket: into("tickets"),
      account: (batch) => into("accounts", "user_uuid", keepState(batch))(batch),
      restriction: into("content_restrictions", "id", laterDecision),
    };
  const kinds = Object.keys(writers) as ContentKind[];
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, { added: 0, changed: 0, unchanged: 0 }]),
  ) as ContentCounts;

  async function write(kind: ContentKind, batch: readonly ContentLine[]): Promise<void> {
    const outcomes = await writers[kind](batch as never);
    for (const outcome of outcomes.values()) counts[kind][outcome]++;
    for (const line of batch.filter((one) => outcomes.get(contentId(one)) !== "unchanged")) {
      if (line.kind === "user") changedUsers.add(line.uuid);
      if (line.kind === "post") changedUsers.add(line.author);
      if (line.kind === "account") (line.state === undefined ? changedUsers : decidedUsers).add(line.user);
      if (line.kind === "restriction") decidedTargets.add(line.target);
    }
  }

  const batches = new Map<ContentKind, ContentLine[]>();
  for await (const read of readContent(file)) {
    if ("issues" in read) throw new InvalidContentError(read.issues);
    const line = adjust(read.content);
    const batch = batches.get(line.kind) ?? [];
    batches.set(line.kind, batch);
    if (batch.push(line) < batchSize) continue;
    batches.delete(line.kind);
    await write(line.kind, batch);
  }
  for (const [kind, batch] of batches) await write(kind, batch);

  await checkReferences(transaction, lines);
  // Checked before the announcement: freezes and decisions wait from there until the commit.
  if (isPostgres(transaction)) await sql`set constraints all immediate`.execute(transaction);
  await announceDecisions(transaction, [...decidedTargets]);
  await announceChanges(transaction, [...decidedUsers]);
  const updatedUsers = [...changedUsers.difference(decidedUsers)];
  if (updatedUsers.length <= announcedUsers) await announceUpdates(transaction, updatedUsers);
  return counts;
}

/** Writes media. The smaller versions of one that is there have other names where they had to be made again. */
async function writeMedia(transaction: Transaction<Tables>, media: ContentIndex["media"]): Promise<void> {
  const rows = new Map<string, Row>();
  for (const { row } of media.values()) if (row) rows.set(row.name, { ...row });
  const all = [...rows.values()];
  for (let start = 0; start < all.length; start += batchSize) {
    await writeRows(transaction, "media", "name", all.slice(start, start + batchSize), (stored, row) =>
      row.medium === null ? stored : row,
    );
  }
}

/** A decision of an older file does not replace a later one. */
function laterDecision(stored: Row, row: Row): Row {
  return Number(stored.changed_at) > Number(row.changed_at) ? stored : row;
}

/** A line without a state leaves a stored account frozen, or waiting to be deleted. */
function keepState(batch: readonly AccountLine[]): Merge {
  const withState = new Set(batch.filter((line) => line.state !== undefined).map((line) => line.user));
  return (stored, row) =>
    withState.has(String(row.user_uuid))
      ? row
      : { ...stored, email: row.email ?? null, password_hash: row.password_hash ?? null };
}
