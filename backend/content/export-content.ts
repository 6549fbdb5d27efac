import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { ContentLine } from "#contract/content-line.ts";
import { eventRowToLine, packageRowToLine, postRowToLine, ticketRowToLine, userRowToLine } from "./row-to-line.ts";

/** Rows read by one statement. */
const pageSize = 500;

/**
 * All content as lines that import reads, users first and tickets last, as it was at one moment. File names are
 * those of the data directory's own media folder.
 */
export async function* exportContent(database: Kysely<Tables>): AsyncGenerator<ContentLine> {
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
    yield* paged((after) => users.where("uuid", ">", after).execute(), userRowToLine);
    yield* paged((after) => readPosts(snapshot, after), postRowToLine);
    yield* paged((after) => events.where("uuid", ">", after).execute(), eventRowToLine);
    yield* paged((after) => packages.where("uuid", ">", after).execute(), packageRowToLine);
    yield* paged((after) => tickets.where("uuid", ">", after).execute(), ticketRowToLine);
  } finally {
    await snapshot.rollback().execute();
  }
}

/** Pages by uuid: a page costs the same however far down it is. */
async function* paged<Row extends { uuid: string }>(
  page: (after: string) => Promise<Row[]>,
  lineOf: (row: Row) => ContentLine,
): AsyncGenerator<ContentLine> {
  let after = "";
  for (;;) {
    const rows = await page(after);
    for (const row of rows) {
      yield lineOf(row);
      after = row.uuid;
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
