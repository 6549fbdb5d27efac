import type { Kysely, Transaction } from "kysely";
import { announceChanges, announceHiddenMedia } from "#backend/changes/announce-change.ts";
import type { Tables } from "#backend/db/tables.ts";
import { findHiddenMedia } from "#backend/media/shown-media.queries.ts";
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
 * Records what a case says about content, whether it exists or not, and announces what changes with it. Content is hidden as
 * long as any case hides it. Showing what the case does not hide changes nothing.
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
  await announceDecisions(transaction, targets);
}

/** Reports decisions about targets to every process: the users whose pages change, and their media that must go. */
export async function announceDecisions(transaction: Transaction<Tables>, targets: readonly string[]): Promise<void> {
  const users = await findUsersOf(transaction, targets);
  const media = await findHiddenMedia(transaction, users);
  await announceChanges(transaction, users);
  await announceHiddenMedia(transaction, media);
}

/** Everything that hides posts and profiles, by themselves or with their author (`hidingOf`). */
export async function findHiding(
  database: Kysely<Tables>,
  ...targets: readonly ReportTarget[]
): Promise<readonly HidingRestriction[]> {
  const own = targets.map(targetKey);
  const users = (await findUsersOf(database, own)).map((user) => `profile/${user}`);
  return own.length === 0 ? [] : hidingOf(database, [...own, ...users]).execute();
}

/** The addresses that a case hides, or has shown again. */
export async function findTouchedBy(database: Kysely<Tables>, reference: string): Promise<ReportTarget[]> {
  const rows = await database
    .selectFrom("content_restrictions")
    .where("reference", "=", reference)
    .select("target")
    .execute();
  return rows.map(({ target }) => {
    const [kind, uuid = ""] = target.split("/", 2);
    return { kind: kind === "profile" ? kind : "post", uuid };
  });
}

/** An order stands before a rule, since it must be named (RFC 7725), else the older one first. */
function hidingOf(database: Kysely<Tables>, targets: readonly string[]) {
  return database
    .selectFrom("content_restrictions")
    .where("state", "<>", "shown")
    .where("target", "in", targets)
    .orderBy("state", "desc") // "withheld" before "removed"
    .orderBy("changed_at")
    .select(["target", "state", "reference", "blocked_by"])
    .$narrowType<{ state: Restriction["state"] }>();
}

/** Finds the restriction of a post or profile. */
export function findRestriction(
  database: Kysely<Tables>,
  targets: readonly ReportTarget[],
): Promise<Restriction | undefined> {
  return hidingOf(database, targets.map(targetKey)).limit(1).executeTakeFirst();
}
