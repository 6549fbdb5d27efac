import { type ExpressionBuilder, type Kysely, sql, type Transaction } from "kysely";
import { announceChanges } from "#backend/changes/announce-change.ts";
import type { Tables } from "#backend/db/tables.ts";
import { restrictionId } from "#contract/content-line.ts";
import type { ReportTarget } from "#contract/report-fields.ts";

/** Why content is not shown. */
export interface Restriction {
  readonly state: "removed" | "withheld";
  readonly reference: string;
  readonly blocked_by: string | null;
}

/** A restriction, and the address it is of: a post is also hidden with its author's profile. */
export interface HidingRestriction extends Restriction {
  readonly target: string;
}

/** `post/UUID` or `profile/UUID`. */
export function targetKey({ kind, uuid }: ReportTarget): string {
  return `${kind}/${uuid}`;
}

/** The user whose pages change with a target: the profile's, or the post's author. */
export async function findUsersOf(database: Kysely<Tables>, targets: readonly string[]): Promise<string[]> {
  const uuids = (kind: ReportTarget["kind"]) =>
    targets.filter((target) => target.startsWith(`${kind}/`)).map((target) => target.slice(kind.length + 1));
  const posts = uuids("post");
  const authors =
    posts.length === 0
      ? []
      : await database.selectFrom("posts").where("uuid", "in", posts).select("author_uuid").distinct().execute();
  return [...new Set([...uuids("profile"), ...authors.map((row) => row.author_uuid)])];
}

interface NewRestriction {
  readonly targets: readonly ReportTarget[];
  readonly state: Tables["content_restrictions"]["state"];
  /** Of the case that says so. What other cases say of the same content stays. */
  readonly reference: string;
  readonly blockedBy: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Records what a case says about content, whether it exists or not, and announces the users whose pages change. Content is
 * hidden as long as any case hides it. Showing what the case does not hide changes nothing.
 */
export async function restrict(transaction: Transaction<Tables>, restriction: NewRestriction): Promise<void> {
  const { state, reference, blockedBy, now } = restriction;
  const targets = restriction.targets.map(targetKey);
  if (targets.length === 0) return;
  const change = { state, blocked_by: blockedBy ?? null, changed_at: now };
  const ids = targets.map((target) => restrictionId({ target, reference }));
  if (state === "shown") {
    await transaction.updateTable("content_restrictions").set(change).where("id", "in", ids).execute();
  } else {
    await transaction
      .insertInto("content_restrictions")
      .values(targets.map((target, index) => ({ id: ids[index] ?? "", target, reference, ...change })))
      .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
      .execute();
  }
  await announceChanges(transaction, await findUsersOf(transaction, targets));
}

/** Everything that hides a post or profile, by itself or with its author. An order stands before a rule. */
export async function findHiding(
  database: Kysely<Tables>,
  { kind, uuid }: ReportTarget,
): Promise<readonly HidingRestriction[]> {
  const own = targetKey({ kind, uuid });
  const users = kind === "post" ? await findUsersOf(database, [own]) : [];
  return hidingRows(database)
    .where("target", "in", [own, ...users.map((user) => `profile/${user}`)])
    .orderBy("state", "desc") // "withheld" before "removed"
    .orderBy("changed_at")
    .execute();
}

/** The addresses that cases hide, each with the case's reference. */
export async function findHiddenBy(
  database: Kysely<Tables>,
  references: readonly string[],
): Promise<readonly HidingRestriction[]> {
  if (references.length === 0) return [];
  return hidingRows(database).where("reference", "in", references).orderBy("changed_at").orderBy("target").execute();
}

/** The addresses that a case hides, or has shown again. */
export function findTouchedBy(
  database: Kysely<Tables>,
  reference: string,
): Promise<readonly Pick<HidingRestriction, "target">[]> {
  return database.selectFrom("content_restrictions").where("reference", "=", reference).select("target").execute();
}

function hidingRows(database: Kysely<Tables>) {
  return database
    .selectFrom("content_restrictions")
    .where("state", "<>", "shown")
    .select(["target", "state", "reference", "blocked_by"])
    .$narrowType<{ state: Restriction["state"] }>();
}

/** What has changed since a time, in milliseconds since the epoch, and the users whose pages change with it. */
export async function findRestrictedSince(
  database: Kysely<Tables>,
  since: number,
): Promise<{ readonly changes: readonly string[]; readonly users: readonly string[] }> {
  const rows = await database
    .selectFrom("content_restrictions")
    .where("changed_at", ">=", since)
    .select(["id", "target", "changed_at"])
    .execute();
  if (rows.length === 0) return { changes: [], users: [] };
  const users = await findUsersOf(
    database,
    rows.map((row) => row.target),
  );
  return { changes: rows.map((row) => `${row.id} ${row.changed_at}`), users };
}

/** Finds the restriction of a post or profile. */
export async function findRestriction(
  database: Kysely<Tables>,
  targets: readonly ReportTarget[],
): Promise<Restriction | undefined> {
  return (
    hidingRows(database)
      .where("target", "in", targets.map(targetKey))
      // An order outweighs a rule: it must be named (RFC 7725). Else the older one.
      .orderBy("state", "desc")
      .orderBy("changed_at")
      .limit(1)
      .executeTakeFirst()
  );
}

/** Whether a post is restricted, by itself or with its author. Part of a query of `posts`. */
export function isRestrictedPost({ exists, selectFrom }: ExpressionBuilder<Tables, "posts">) {
  return exists(
    selectFrom("content_restrictions")
      .where("content_restrictions.state", "<>", "shown")
      .where(({ or, eb }) =>
        or([
          eb("content_restrictions.target", "=", sql<string>`'post/' || posts.uuid`),
          eb("content_restrictions.target", "=", sql<string>`'profile/' || posts.author_uuid`),
        ]),
      )
      .select("content_restrictions.target"),
  );
}

/**
 * Names of the files, originals and smaller versions, that restricted posts and profiles use and nothing that is shown
 * does: they are refused.
 */
export async function findRestrictedMedia(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; medium: string | null; thumb: string | null }>`
    with hidden_users as (
      select substr(target, 9) as uuid from content_restrictions where state <> 'shown' and target like 'profile/%'
    ), hidden_posts as (
      select substr(target, 6) as uuid from content_restrictions where state <> 'shown' and target like 'post/%'
      union select posts.uuid from posts join hidden_users on posts.author_uuid = hidden_users.uuid
    ), hidden_media as (
      select post_media.media as name from post_media join hidden_posts on post_media.post_uuid = hidden_posts.uuid
      union select users.avatar from users join hidden_users on users.uuid = hidden_users.uuid
        where users.avatar is not null
    )
    select media.name, media.medium, media.thumb from media
      join hidden_media on hidden_media.name = media.name
      where not exists (
        select 1 from post_media where post_media.media = media.name
          and post_media.post_uuid not in (select uuid from hidden_posts))
      and not exists (
        select 1 from users where users.avatar = media.name and users.uuid not in (select uuid from hidden_users))
      and not exists (select 1 from events where media.name in (events.background, events.icon))
  `.execute(database);
  return [...new Set(rows.flatMap(({ name, medium, thumb }) => [name, medium, thumb]).filter((one) => one !== null))];
}
