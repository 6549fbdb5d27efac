import type { Transaction } from "kysely";
import type { ContentKind, ContentLine, PostLine } from "#contract/content-line.ts";
import { eventLineToRow, type NameOfMedia, packageLineToRow, ticketLineToRow, userLineToRow } from "../line-to-row.ts";
import { findDanglingReferences } from "./dangling-references.ts";
import { FaultyContent } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";
import { createLineBatcher } from "./line-batcher.ts";
import { readContent } from "./read-content.ts";
import { namesOfMedia, writeMedia } from "./write-media.ts";
import { writePosts } from "./write-posts.ts";
import { type Outcome, type Row, writeRows } from "./write-rows.ts";

export type ContentCounts = Record<ContentKind, Record<Outcome, number>>;

/**
 * Writes a file that checkContent and takeInFiles have found sound. References may lead forward in the file; the
 * database checks them when the transaction ends.
 *
 * @throws FaultyContent, for the transaction to be undone, when a reference leads nowhere or the file has changed
 */
export async function writeContent(transaction: Transaction<ImportTables>, file: string): Promise<ContentCounts> {
  const none = { added: 0, changed: 0, unchanged: 0 };
  const counts = {
    user: { ...none },
    post: { ...none },
    event: { ...none },
    package: { ...none },
    ticket: { ...none },
  };
  await writeMedia(transaction);

  function writer<Line extends ContentLine>(
    count: Record<Outcome, number>,
    write: (lines: readonly Line[], nameOf: NameOfMedia) => Promise<Map<string, Outcome>>,
  ) {
    return createLineBatcher<Line>(async (lines) => {
      const outcomes = await write(lines, await namesOfMedia(transaction, lines));
      for (const outcome of outcomes.values()) count[outcome]++;
    });
  }

  function into<Line>(table: keyof ImportTables, rowOf: (line: Line, nameOf: NameOfMedia) => Row) {
    const loose = transaction as unknown as Transaction<Record<string, Row>>;
    return (lines: readonly Line[], nameOf: NameOfMedia) =>
      writeRows(
        loose,
        table,
        "uuid",
        lines.map((line) => rowOf(line, nameOf)),
      );
  }

  const users = writer(counts.user, into("users", userLineToRow));
  const posts = writer(counts.post, (lines: readonly PostLine[], nameOf) => writePosts(transaction, lines, nameOf));
  const events = writer(counts.event, into("events", eventLineToRow));
  const packages = writer(counts.package, into("packages", packageLineToRow));
  const tickets = writer(counts.ticket, into("tickets", ticketLineToRow));

  for await (const line of readContent(file)) {
    if ("faults" in line) throw new FaultyContent(line.faults);
    const { content } = line;
    if (content.kind === "user") await users.add(content);
    else if (content.kind === "post") await posts.add(content);
    else if (content.kind === "event") await events.add(content);
    else if (content.kind === "package") await packages.add(content);
    else await tickets.add(content);
  }
  for (const { flush } of [users, posts, events, packages, tickets]) await flush();

  const dangling = await findDanglingReferences(transaction);
  if (dangling.length > 0) throw new FaultyContent(dangling);
  return counts;
}
