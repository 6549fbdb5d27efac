import { sql, type Transaction } from "kysely";
import { announceChanges, announceUpdates } from "#backend/changes/announce-change.ts";
import { isPostgres } from "#backend/db/is-postgres.ts";
import { findUsersOf } from "#backend/restrictions/restrictions.queries.ts";
import {
  type AccountLine,
  type ContentKind,
  type ContentLine,
  contentId,
  type PostLine,
  type RestrictionLine,
} from "#contract/content-line.ts";
import {
  accountLineToRow,
  eventLineToRow,
  type FindMediaName,
  packageLineToRow,
  restrictionLineToRow,
  ticketLineToRow,
  userLineToRow,
} from "../line-to-row.ts";
import { checkReferences } from "./check-references.ts";
import { InvalidContentError, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";
import { readContent } from "./read-content.ts";
import { findMediaNames, writeMedia } from "./write-media.ts";
import { writePosts } from "./write-posts.ts";
import { type Outcome, type Row, writeRows } from "./write-rows.ts";

export type ContentCounts = Record<ContentKind, Record<Outcome, number>>;

interface WriteOptions {
  /** Changes a line before it is written. */
  readonly adjust: (line: ContentLine) => ContentLine;
  /** Called with the number of each line that was read. */
  readonly onLine: (line: number) => void;
}

/** Lines per batch: 250 posts with 22 media of 5 columns stay below SQLite's limit of 32,766 parameters. */
const batchSize = 250;

/**
 * The most users whose updates are announced: reading so many takes 0.3 s of an instance's processor. Pages of more end
 * with their lifetime, as all do on SQLite.
 */
const announcedUsers = 10_000;

/** A decision of an older file does not replace a later one. */
function laterDecision(stored: Row, row: Row): Row {
  return Number(stored.changed_at) > Number(row.changed_at) ? stored : row;
}

/**
 * Writes a content file that `checkContent` and `importMediaFiles` have accepted. A line can refer to a later one,
 * because foreign keys are checked at the end of the transaction. Announces the users of whom something has changed.
 *
 * @throws InvalidContentError if a reference is dangling or the file has changed; the transaction is then rolled back
 */
export async function writeContent(
  transaction: Transaction<ImportTables>,
  file: string,
  { adjust, onLine }: WriteOptions,
): Promise<ContentCounts> {
  const changedUsers = new Set<string>();
  /** Whose content may be hidden now: no process may show copies of it, whenever it starts. */
  const decidedUsers = new Set<string>();
  await writeMedia(transaction);

  /** Collects lines and writes them in batches. `flush` writes those that are left. */
  function writer<Line extends ContentLine>(
    write: (lines: readonly Line[], findMediaName: FindMediaName) => Promise<Map<string, Outcome>>,
    userOf: (line: Line) => string | undefined = () => undefined,
  ) {
    const count = { added: 0, changed: 0, unchanged: 0 };
    let lines: Line[] = [];
    async function flush(): Promise<void> {
      if (lines.length === 0) return;
      const batch = lines;
      lines = [];
      const outcomes = await write(batch, await findMediaNames(transaction, batch));
      for (const outcome of outcomes.values()) count[outcome]++;
      for (const line of batch) {
        const user = userOf(line);
        if (user === undefined || outcomes.get(contentId(line)) === "unchanged") continue;
        (line.kind === "account" && line.state !== undefined ? decidedUsers : changedUsers).add(user);
      }
    }
    async function add(line: Line): Promise<void> {
      lines.push(line);
      if (lines.length === batchSize) await flush();
    }
    return { count, flush, add: add as (line: ContentLine) => Promise<void> };
  }

  function into<Line>(table: keyof ImportTables, toRow: (line: Line, findMediaName: FindMediaName) => Row) {
    return (lines: readonly Line[], findMediaName: FindMediaName) =>
      writeRows(
        transaction,
        table,
        "uuid",
        lines.map((line) => toRow(line, findMediaName)),
      );
  }

  const writers = {
    user: writer(into("users", userLineToRow), (line) => line.uuid),
    post: writer(
      (lines: readonly PostLine[], findMediaName) => writePosts(transaction, lines, findMediaName),
      (line) => line.author,
    ),
    event: writer(into("events", eventLineToRow)),
    package: writer(into("packages", packageLineToRow)),
    ticket: writer(into("tickets", ticketLineToRow)),
    account: writer(
      (lines: readonly AccountLine[]) => writeAccounts(transaction, lines),
      (line) => line.user,
    ),
    restriction: writer(async (lines: readonly RestrictionLine[]) => {
      const rows = lines.map(restrictionLineToRow);
      const outcomes = await writeRows(transaction, "content_restrictions", "id", rows, laterDecision);
      const tables = transaction.$omitTables<"import_lines" | "import_media">();
      const targets = lines.map(({ target }) => target);
      for (const user of await findUsersOf(tables, targets)) decidedUsers.add(user);
      return outcomes;
    }),
  };

  for await (const line of readContent(file)) {
    if ("issues" in line) throw new InvalidContentError(line.issues);
    onLine(line.line);
    const content = adjust(line.content);
    await writers[content.kind].add(content);
  }
  for (const { flush } of Object.values(writers)) await flush();

  const issues = await checkReferences(transaction);
  if (issues.length > 0) throw new InvalidContentError(issues.slice(0, issueLimit));
  // Checked before the announcement: freezes and decisions wait from there until the commit.
  if (isPostgres(transaction)) await sql`set constraints all immediate`.execute(transaction);
  await announceChanges(transaction, [...decidedUsers]);
  const updatedUsers = [...changedUsers.difference(decidedUsers)];
  if (updatedUsers.length <= announcedUsers) await announceUpdates(transaction, updatedUsers);
  return Object.fromEntries(Object.entries(writers).map(([kind, { count }]) => [kind, count])) as ContentCounts;
}

/** Writes accounts. One whose line says nothing about its state stays frozen, or keeps waiting to be deleted. */
function writeAccounts(
  transaction: Transaction<ImportTables>,
  lines: readonly AccountLine[],
): Promise<Map<string, Outcome>> {
  const withState = new Set(lines.filter((line) => line.state !== undefined).map((line) => line.user));
  return writeRows(transaction, "accounts", "user_uuid", lines.map(accountLineToRow), (stored, row) =>
    withState.has(String(row.user_uuid))
      ? row
      : { ...stored, email: row.email ?? null, password_hash: row.password_hash ?? null },
  );
}
