import { sql, type Transaction } from "kysely";
import { announceChanges, announceUpdates } from "#backend/changes/announce-change.ts";
import { isPostgres } from "#backend/db/is-postgres.ts";
import { findUsersOf } from "#backend/restrictions/restrictions.store.ts";
import {
  type AccountLine,
  type ContentKind,
  type ContentLine,
  contentId,
  type PostLine,
  type RestrictionLine,
} from "#contract/content-line.ts";
import {
  eventLineToRow,
  type FindMediaName,
  packageLineToRow,
  restrictionLineToRow,
  ticketLineToRow,
  userLineToRow,
} from "../line-to-row.ts";
import { findDanglingReferences } from "./dangling-references.ts";
import { InvalidContentError, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";
import { createLineBatcher } from "./line-batcher.ts";
import { readContent } from "./read-content.ts";
import { findSharedAddresses } from "./shared-addresses.ts";
import { writeAccounts } from "./write-accounts.ts";
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

/**
 * The most users whose updates are announced: hearing of so many takes 0.3 s of an instance's processor. Pages of more end
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
  const none = { added: 0, changed: 0, unchanged: 0 };
  const counts = {
    user: { ...none },
    post: { ...none },
    event: { ...none },
    package: { ...none },
    ticket: { ...none },
    account: { ...none },
    restriction: { ...none },
  };
  const changedUsers = new Set<string>();
  /** Whose content may be hidden now: no process may show copies of it, whenever it starts. */
  const decidedUsers = new Set<string>();
  await writeMedia(transaction);

  function writer<Line extends ContentLine>(
    count: Record<Outcome, number>,
    write: (lines: readonly Line[], findMediaName: FindMediaName) => Promise<Map<string, Outcome>>,
    userOf: (line: Line) => string | undefined = () => undefined,
  ) {
    return createLineBatcher<Line>(async (lines) => {
      const outcomes = await write(lines, await findMediaNames(transaction, lines));
      for (const outcome of outcomes.values()) count[outcome]++;
      for (const line of lines) {
        const user = userOf(line);
        if (user === undefined || outcomes.get(contentId(line)) === "unchanged") continue;
        (line.kind === "account" && line.state !== undefined ? decidedUsers : changedUsers).add(user);
      }
    });
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

  const users = writer(counts.user, into("users", userLineToRow), (line) => line.uuid);
  const posts = writer(
    counts.post,
    (lines: readonly PostLine[], findMediaName) => writePosts(transaction, lines, findMediaName),
    (line) => line.author,
  );
  const events = writer(counts.event, into("events", eventLineToRow));
  const packages = writer(counts.package, into("packages", packageLineToRow));
  const tickets = writer(counts.ticket, into("tickets", ticketLineToRow));
  const accounts = writer(
    counts.account,
    (lines: readonly AccountLine[]) => writeAccounts(transaction, lines),
    (line) => line.user,
  );
  const restrictions = writer(counts.restriction, async (lines: readonly RestrictionLine[]) => {
    const rows = lines.map(restrictionLineToRow);
    const outcomes = await writeRows(transaction, "content_restrictions", "id", rows, laterDecision);
    const tables = transaction.$omitTables<"import_lines" | "import_media">();
    const targets = lines.map(({ target }) => target);
    for (const user of await findUsersOf(tables, targets)) decidedUsers.add(user);
    return outcomes;
  });

  for await (const line of readContent(file)) {
    if ("issues" in line) throw new InvalidContentError(line.issues);
    const content = adjust(line.content);
    onLine(line.line);
    if (content.kind === "user") await users.add(content);
    else if (content.kind === "post") await posts.add(content);
    else if (content.kind === "event") await events.add(content);
    else if (content.kind === "package") await packages.add(content);
    else if (content.kind === "ticket") await tickets.add(content);
    else if (content.kind === "account") await accounts.add(content);
    else await restrictions.add(content);
  }
  for (const { flush } of [users, posts, events, packages, tickets, accounts, restrictions]) await flush();

  const issues = [...(await findDanglingReferences(transaction)), ...(await findSharedAddresses(transaction))];
  if (issues.length > 0) throw new InvalidContentError(issues.slice(0, issueLimit));
  // Checked before the announcement: freezes and decisions wait from there until the commit.
  if (isPostgres(transaction)) await sql`set constraints all immediate`.execute(transaction);
  await announceChanges(transaction, [...decidedUsers]);
  const updatedUsers = [...changedUsers.difference(decidedUsers)];
  if (updatedUsers.length <= announcedUsers) await announceUpdates(transaction, updatedUsers);
  return counts;
}
