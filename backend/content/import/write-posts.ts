import type { Insertable, Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { PostLine } from "#contract/content-line.ts";
import { type FindMediaName, lineToRow, postMediaRows } from "../content-columns.ts";
import { type Outcome, type Row, writeRows } from "./write-rows.ts";

/** Writes posts with their counts and media. A post counts as changed if any of the three differs. */
export async function writePosts(
  transaction: Transaction<Tables>,
  lines: readonly PostLine[],
  findMediaName: FindMediaName,
): Promise<Map<string, Outcome>> {
  const rows = (table: "posts" | "post_stats") => lines.map((line) => lineToRow(table, line, findMediaName));
  const posts = await writeRows(transaction, "posts", "uuid", rows("posts"));
  const stats = await writeRows(transaction, "post_stats", "post_uuid", rows("post_stats"), withHigherViews);
  const media = await replaceMedia(transaction, lines, findMediaName);
  for (const [uuid, outcome] of posts) {
    if (outcome === "unchanged" && (stats.get(uuid) !== "unchanged" || media.has(uuid))) posts.set(uuid, "changed");
  }
  return posts;
}

/** Views keep growing after an import, so importing the same file again must not lower them. */
function withHigherViews(stored: Row, row: Row): Row {
  return { ...row, views: Math.max(Number(stored.views), Number(row.views)) };
}

/** @returns the uuids of the posts whose media were added or changed */
async function replaceMedia(
  transaction: Transaction<Tables>,
  lines: readonly PostLine[],
  findMediaName: FindMediaName,
): Promise<Set<string>> {
  const uuids = lines.map((line) => line.uuid);
  const stored = Map.groupBy(
    await transaction.selectFrom("post_media").selectAll().where("post_uuid", "in", uuids).execute(),
    (row) => row.post_uuid,
  );
  const changed = lines
    .map((line) => ({ uuid: line.uuid, rows: postMediaRows(line, findMediaName) }))
    .filter(({ uuid, rows }) => fingerprint(rows) !== fingerprint(stored.get(uuid) ?? []));
  const replaced = changed.map(({ uuid }) => uuid).filter((uuid) => stored.has(uuid));
  if (replaced.length > 0) await transaction.deleteFrom("post_media").where("post_uuid", "in", replaced).execute();
  const rows = changed.flatMap((post) => post.rows);
  if (rows.length > 0) await transaction.insertInto("post_media").values(rows).execute();
  return new Set(changed.map(({ uuid }) => uuid));
}

function fingerprint(rows: Insertable<Tables["post_media"]>[]): string {
  return JSON.stringify(rows.map((row) => [row.role, row.position, row.media, row.alt]).sort());
}
