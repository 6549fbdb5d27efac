import type { Kysely } from "kysely";
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
 * Yields all content as lines that can be imported: users, posts, events, packages, tickets, then what decisions hide. The read-only
 * transaction gives a consistent snapshot. File names are relative to the data directory's media folder.
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
    const users = snapshot.selectFrom("users").selectAll().orderBy("uuid").limit(pageSize);
    const events = snapshot.selectFrom("events").selectAll().orderBy("uuid").limit(pageSize);
    const packages = snapshot.selectFrom("packages").selectAll().orderBy("uuid").limit(pageSize);
    const tickets = snapshot.selectFrom("tickets").selectAll().orderBy("uuid").limit(pageSize);
    yield* paginate((after) => users.where("uuid", ">", after).execute(), userRowToLine);
    yield* paginate((after) => readPosts(snapshot, after), postRowToLine);
    yield* paginate((after) => events.where("uuid", ">", after).execute(), eventRowToLine);
    yield* paginate((after) => packages.where("uuid", ">", after).execute(), packageRowToLine);
    yield* paginate((after) => tickets.where("uuid", ">", after).execute(), ticketRowToLine);
    yield* paginate(
      (after) => readRestrictions(snapshot, after),
      (row) => restrictionRowToLine(row),
    );
    if (withAccounts)
      yield* paginate(
        (after) => readAccounts(snapshot, after),
        (row) => accountRowToLine(row),
      );
  } finally {
    await snapshot.rollback().execute();
  }
}

/** Reads all rows in pages, by uuid instead of by offset: a late page costs no more than the first. */
async function* paginate<Row extends { uuid: string }>(
  readPage: (after: string) => Promise<Row[]>,
  toLine: (row: Row) => ContentLine,
): AsyncGenerator<ContentLine> {
  let after = "";
  for (;;) {
    const rows = await readPage(after);
    for (const row of rows) {
      yield toLine(row);
      after = row.uuid;
    }
    if (rows.length < pageSize) return;
  }
}

async function readAccounts(database: Kysely<Tables>, after: string) {
  const rows = await database
    .selectFrom("accounts")
    .selectAll()
    .where("user_uuid", ">", after)
    .orderBy("user_uuid")
    .limit(pageSize)
    .execute();
  return rows.map((row) => ({ ...row, uuid: row.user_uuid }));
}

async function readRestrictions(database: Kysely<Tables>, after: string) {
  const rows = await database
    .selectFrom("content_restrictions")
    .selectAll()
    .where("id", ">", after)
    .orderBy("id")
    .limit(pageSize)
    .execute();
  return rows.map((row) => ({ ...row, uuid: row.id }));
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
