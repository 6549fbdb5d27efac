import type { Insertable, Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { PostLine } from "#contract/content-line.ts";
import { type NameOfMedia, postLineToMediaRows, postLineToRow, postLineToStatsRow } from "../line-to-row.ts";
import { type Outcome, type Row, writeRows } from "./write-rows.ts";

/** Writes posts with their counts and media; a post has changed when any of the three has. */
export async function writePosts(
  transaction: Transaction<Tables>,
  lines: readonly PostLine[],
  nameOf: NameOfMedia,
): Promise<Map<string, Outcome>> {
  const loose = transaction as unknown as Transaction<Record<string, Row>>;
  const posts = await writeRows(loose, "posts", "uuid", lines.map(postLineToRow));
  const stats = await writeRows(loose, "post_stats", "post_uuid", lines.map(postLineToStatsRow), keepViews);
  const media = await replaceMedia(transaction, lines, nameOf);
  for (const [uuid, outcome] of posts) {
    if (outcome === "unchanged" && (stats.get(uuid) !== "unchanged" || media.has(uuid))) posts.set(uuid, "changed");
  }
  return posts;
}

/** Views have gone on growing since the content was written: a second import must not take them back. */
function keepViews(stored: Row, row: Row): Row {
  return { ...row, views: Math.max(Number(stored.views), Number(row.views)) };
}

/** @returns the posts whose media have changed, new ones among them */
async function replaceMedia(
  transaction: Transaction<Tables>,
  lines: readonly PostLine[],
  nameOf: NameOfMedia,
): Promise<Set<string>> {
  const uuids = lines.map((line) => line.uuid);
  const stored = Map.groupBy(
    await transaction.selectFrom("post_media").selectAll().where("post_uuid", "in", uuids).execute(),
    (row) => row.post_uuid,
  );
  const changed = lines
    .map((line) => ({ uuid: line.uuid, rows: postLineToMediaRows(line, nameOf) }))
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
