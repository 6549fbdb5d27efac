import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { ContentKind, ContentLine } from "#contract/content-line.ts";
import { type ContentTable, postMediaFields, rowToFields } from "./content-columns.ts";

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
    yield* exportTable(snapshot, "user", "users");
    yield* paginate(
      (after) => readPosts(snapshot, after),
      (row) => row.uuid,
      ({ media, ...row }) =>
        toLine("post", { ...rowToFields("posts", row), ...postMediaFields(media), ...rowToFields("post_stats", row) }),
    );
    yield* exportTable(snapshot, "event", "events");
    yield* exportTable(snapshot, "package", "packages");
    yield* exportTable(snapshot, "ticket", "tickets");
    yield* exportTable(snapshot, "restriction", "content_restrictions", "id");
    if (withAccounts) yield* exportTable(snapshot, "account", "accounts", "user_uuid");
  } finally {
    await snapshot.rollback().execute();
  }
}

/** The columns of a row are the fields of its line (./content-columns.ts). */
const toLine = (kind: ContentKind, fields: object) => ({ kind, ...fields }) as ContentLine;

/** @param key the column that identifies a row */
function exportTable(
  database: Kysely<Tables>,
  kind: ContentKind,
  table: ContentTable,
  key = "uuid",
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
    (row) => toLine(kind, rowToFields(table, row)),
  );
}

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
