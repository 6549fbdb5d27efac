import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { announceChanges } from "#backend/changes/announce-change.ts";
import type { Tables } from "#backend/db/tables.ts";
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
 * hidden as long as any case hides it, and visitors get an order before a rule, else the older one. To show what is not
 * hidden changes nothing.
 */
export async function restrict(transaction: Transaction<Tables>, restriction: NewRestriction): Promise<void> {
  const { state, reference, blockedBy, now } = restriction;
  const targets = restriction.targets.map(targetKey);
  if (targets.length === 0) return;
  const own = state === "shown" ? [] : [{ state, reference, blocked_by: blockedBy ?? null }];
  const all = await findRestrictions(transaction, targets);
  for (const target of targets) {
    const before = all.filter((one) => one.target === target);
    const place = before.findIndex((one) => one.reference === reference);
    const after: readonly Restriction[] =
      place < 0 ? [...before, ...own] : [...before.slice(0, place), ...own, ...before.slice(place + 1)];
    await write(transaction, { target, before, after, reference, now });
  }
  await announceChanges(transaction, await findUsersOf(transaction, targets));
}

interface WrittenRestrictions {
  readonly target: string;
  readonly before: readonly Restriction[];
  readonly after: readonly Restriction[];
  /** Of the case that has changed them. */
  readonly reference: string;
  readonly now: number;
}

async function write(transaction: Transaction<Tables>, written: WrittenRestrictions): Promise<void> {
  const { target, before, after, reference, now } = written;
  if (before.length === 0 && after.length === 0) return;
  const first = after.find((one) => one.state === "withheld") ?? after[0];
  const shown = { state: "shown", reference, blocked_by: null } as const;
  const { state, reference: by, blocked_by } = first ?? shown;
  const change = { state, reference: by, blocked_by, changed_at: now };
  await transaction
    .insertInto("content_restrictions")
    .values({ target, ...change })
    .onConflict((conflict) => conflict.column("target").doUpdateSet(change))
    .execute();
  await transaction.deleteFrom("further_restrictions").where("target", "=", target).execute();
  const further = after
    .filter((one) => one !== first)
    // A millisecond apart, so that the older one stays the first.
    .map((one, index) => ({
      target,
      state: one.state,
      reference: one.reference,
      blocked_by: one.blocked_by,
      changed_at: now + index,
    }));
  if (further.length > 0) await transaction.insertInto("further_restrictions").values(further).execute();
}

/** What hides these addresses themselves: what visitors get first, then what other cases say. */
function findRestrictions(database: Kysely<Tables>, targets: readonly string[]): Promise<HidingRestriction[]> {
  return findInBoth(database, (expression) => expression("target", "in", targets));
}

/** Everything that hides a post or profile, by itself or with its author. An order stands before a rule. */
export async function findHiding(
  database: Kysely<Tables>,
  { kind, uuid }: ReportTarget,
): Promise<readonly HidingRestriction[]> {
  const own = targetKey({ kind, uuid });
  const users = kind === "post" ? await findUsersOf(database, [own]) : [];
  const found = await findRestrictions(database, [own, ...users.map((user) => `profile/${user}`)]);
  return found.toSorted((a, b) => Number(b.state === "withheld") - Number(a.state === "withheld"));
}

/** The addresses that cases hide, each with the case's reference. */
export async function findHiddenBy(
  database: Kysely<Tables>,
  references: readonly string[],
): Promise<readonly HidingRestriction[]> {
  if (references.length === 0) return [];
  return findInBoth(database, (expression) => expression("reference", "in", references));
}

/** The addresses that a case hides, or has shown again. */
export async function findTouchedBy(
  database: Kysely<Tables>,
  reference: string,
): Promise<readonly Pick<HidingRestriction, "target">[]> {
  const shown = await database
    .selectFrom("content_restrictions")
    .where("reference", "=", reference)
    .where("state", "=", "shown")
    .select("target")
    .execute();
  return [...(await findHiddenBy(database, [reference])), ...shown];
}

type RestrictionTables = "content_restrictions" | "further_restrictions";

async function findInBoth(
  database: Kysely<Tables>,
  matches: (expression: ExpressionBuilder<Tables, RestrictionTables>) => Expression<SqlBool>,
): Promise<HidingRestriction[]> {
  const found: HidingRestriction[] = [];
  for (const table of ["content_restrictions", "further_restrictions"] as const) {
    const rows = await database
      .selectFrom(table)
      .where(matches)
      .where("state", "<>", "shown")
      .orderBy("changed_at")
      .orderBy("target")
      .select(["target", "state", "reference", "blocked_by"])
      .execute();
    found.push(...(rows as HidingRestriction[]));
  }
  return found;
}

/** What has changed since a time, in milliseconds since the epoch, and the users whose pages change with it. */
export async function findRestrictedSince(
  database: Kysely<Tables>,
  since: number,
): Promise<{ readonly changes: readonly string[]; readonly users: readonly string[] }> {
  const rows = await database
    .selectFrom("content_restrictions")
    .where("changed_at", ">=", since)
    .select(["target", "changed_at"])
    .execute();
  if (rows.length === 0) return { changes: [], users: [] };
  const users = await findUsersOf(
    database,
    rows.map((row) => row.target),
  );
  return { changes: rows.map((row) => `${row.target} ${row.changed_at}`), users };
}

/** Finds the restriction of a post or profile. */
export async function findRestriction(
  database: Kysely<Tables>,
  targets: readonly ReportTarget[],
): Promise<Restriction | undefined> {
  const rows = await database
    .selectFrom("content_restrictions")
    .where("target", "in", targets.map(targetKey))
    .where("state", "<>", "shown")
    .select(["state", "reference", "blocked_by"])
    // An order outweighs a rule: it must be named (RFC 7725).
    .orderBy("state", "desc")
    .execute();
  return rows[0] as Restriction | undefined;
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
