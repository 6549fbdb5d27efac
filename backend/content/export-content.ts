import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { ContentLine } from "#contract/content-line.ts";
import {
  accountRowToLine,
  eventRowToLine,
  packageRowToLine,
  postRowToLine,
  restrictionRowToLine,
  ticketRowToLine,
  userRowToLine,
} from "./row-to-line.ts";

/** Rows read per query. */
const pageSize = 500;

/**
 * Yields all content as lines that can be imported: users, posts, events, packages, tickets, then restrictions. The
 * read-only transaction gives a consistent snapshot. File names are relative to the data directory's media folder.
 *
 * @param withAccounts adds e-mail addresses, password hashes and requests to delete, as the last lines
 */
export async function* exportContent(
  database: Kysely<Tables>,
  { withAccounts = false }: { readonly withAccounts?: boolean } = {},
): AsyncGenerator<ContentLine> {
  const snapshot = await database
    .startTransaction()
    .setAccessMode("read only")
    .setIsolationLevel("repeatable read")
    .execute();
  try {
    yield* exportTable(snapshot, "users", "uuid", userRowToLine);
    yield* paginate(
      (after) => readPosts(snapshot, after),
      (row) => row.uuid,
      postRowToLine,
    );
    yield* exportTable(snapshot, "events", "uuid", eventRowToLine);
    yield* exportTable(snapshot, "packages", "uuid", packageRowToLine);
    yield* exportTable(snapshot, "tickets", "uuid", ticketRowToLine);
    yield* exportTable(snapshot, "content_restrictions", "id", restrictionRowToLine);
    if (withAccounts) yield* exportTable(snapshot, "accounts", "user_uuid", accountRowToLine);
  } finally {
    await snapshot.rollback().execute();
  }
}

/** @param key the column that identifies a row */
function exportTable<Table extends keyof Tables>(
  database: Kysely<Tables>,
  table: Table & string,
  key: string,
  toLine: (row: Selectable<Tables[Table]>) => ContentLine,
): AsyncGenerator<ContentLine> {
  // Kysely types a query by its table, and this one is for any.
  const loose = database as unknown as Kysely<Record<string, Record<string, string>>>;
  const rows = loose
    .selectFrom(table as string)
    .selectAll()
    .orderBy(key)
    .limit(pageSize);
  return paginate(
    (after) => rows.where(key, ">", after).execute(),
    (row) => row[key],
    (row) => toLine(row as unknown as Selectable<Tables[Table]>),
  );
}

/** Reads all rows in pages, by their key instead of by offset: a late page costs no more than the first. */
async function* paginate<Row>(
  readPage: (after: string) => Promise<Row[]>,
  keyOf: (row: Row) => string | undefined,
  toLine: (row: Row) => ContentLine,
): AsyncGenerator<ContentLine> {
  let after = "";
  for (;;) {
    const rows = await readPage(after);
    for (const row of rows) {
      yield toLine(row);
      after = keyOf(row) ?? "";
    }
    if (rows.length < pageSize) return;
  }
}

async function readPosts(database: Kysely<Tables>, after: string) {
  const posts = await database
    .selectFrom("posts")
    .innerJoin("post_stats", "post_stats.post_uuid", "posts.uuid")
    .selectAll()
    .where("posts.uuid", ">", after)
    .orderBy("posts.uuid")
    .limit(pageSize)
    .execute();
  if (posts.length === 0) return [];
  const uuids = posts.map((post) => post.uuid);
  const media = Map.groupBy(
    await database.selectFrom("post_media").selectAll().where("post_uuid", "in", uuids).orderBy("position").execute(),
    (row) => row.post_uuid,
  );
  return posts.map((post) => ({ ...post, media: media.get(post.uuid) ?? [] }));
}
