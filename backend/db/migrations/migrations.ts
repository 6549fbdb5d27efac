import type { Migration, Schema } from "../migrate.ts";
import { createChanges } from "./0006-changes.ts";
import { respellTurkishAddresses } from "./0008-turkish-addresses.ts";

/** Checked when the transaction ends, so that the lines of an import can come in any order. */
const deferred = "deferrable initially deferred";

/** Deleted together with the post that it belongs to. */
const ofPost = `references posts (uuid) on delete cascade ${deferred}`;

/** Deleted together with the account that it belongs to. */
const ofAccount = "references accounts (user_uuid) on delete cascade";

/** The report of a row that is deleted together with it. */
const ofReport = (constraint: string) =>
  `reference text not null constraint ${constraint} references reports (reference) on delete cascade`;

/**
 * All migrations by the name they are recorded under. Append new ones; never change a released one. The previous version
 * runs on the new tables meanwhile: what it cannot work with comes a release later, in a migration that is named as an
 * earlier one, with `-contract` at its end: `0009-event-times-contract` (docs/decisions/0021-several-instances.md).
 */
export const migrations: Record<string, Migration> = {
  "0001-content": [
    `create table media (name text not null primary key, mime_type text not null,
      width integer, height integer, medium text, thumb text)`,
    `create table users (uuid text not null primary key, username text not null, full_name text, bio text,
      avatar text constraint users_avatar references media (name) ${deferred},
      followers_count bigint not null, following_count bigint not null, created_at bigint not null)`,
    `create table posts (uuid text not null primary key,
      author_uuid text not null constraint posts_author references users (uuid) ${deferred},
      type text not null, content text, is_public integer not null, created_at bigint not null)`,
    // For the newest public posts of all users and of one author.
    "create index posts_newest on posts (is_public, created_at, uuid, author_uuid)",
    "create index posts_of_author on posts (author_uuid, is_public, created_at, uuid)",
    `create table post_stats (
      post_uuid text not null primary key constraint post_stats_post ${ofPost},
      views bigint not null, likes bigint not null, comments bigint not null, favorites bigint not null,
      shares bigint not null)`,
    `create table post_media (
      post_uuid text not null constraint post_media_post ${ofPost},
      role text not null, position integer not null,
      media text not null constraint post_media_media references media (name) ${deferred}, alt text,
      constraint post_media_key primary key (post_uuid, role, position))`,
    `create table events (uuid text not null primary key, slug text not null, title text not null,
      address text not null, description text not null, start_time bigint not null, end_time bigint not null,
      background text constraint events_background references media (name) ${deferred},
      icon text constraint events_icon references media (name) ${deferred})`,
    `create table packages (uuid text not null primary key,
      event_uuid text not null constraint packages_event references events (uuid) ${deferred},
      name text not null, price_kurus bigint not null)`,
    `create table tickets (uuid text not null primary key,
      package_uuid text not null constraint tickets_package references packages (uuid) ${deferred},
      created_at bigint not null)`,
  ],
  // Lets an event have no end, and a time zone of its own. SQLite cannot make a column nullable, so the end moves to a new
  // one of the same name.
  "0002-event-times": [
    "alter table events add column time_zone text",
    "alter table events add column optional_end_time bigint",
    "update events set optional_end_time = end_time",
    "alter table events drop column end_time",
    "alter table events rename column optional_end_time to end_time",
  ],
  "0003-accounts": [
    `create table accounts (
      user_uuid text not null primary key
        constraint accounts_user references users (uuid) deferrable initially deferred,
      email text not null, password_hash text not null, state text not null,
      reference text, requested_at bigint, delete_at bigint)`,
    // Not unique: an import writes accounts in any order and checks their addresses at its end.
    "create index accounts_email on accounts (email)",
    "create index accounts_due on accounts (state, delete_at)",
    `create table account_tokens (token_hash text not null primary key,
      user_uuid text not null constraint account_tokens_account ${ofAccount})`,
    "create index account_tokens_of_account on account_tokens (user_uuid)",
    `create table account_mails (user_uuid text not null primary key constraint account_mails_account ${ofAccount},
      locale text not null, attempts integer not null, send_at bigint not null)`,
    `create table account_deletions (reference text not null primary key, requested_at bigint not null,
      deleted_at bigint not null, posts integer not null, media_files integer not null)`,
    "create table media_deletions (name text not null primary key, queued_at bigint not null, deleted_at bigint)",
    "create index media_deletions_deleted on media_deletions (deleted_at)",
    // Of rate-limiter-flexible, which expects these columns in this order.
    "create table rate_limits (key text not null primary key, points integer not null, expire bigint)",
    // For the question whether anything still refers to a medium or needs a file.
    "create index post_media_of_media on post_media (media)",
    "create index users_of_avatar on users (avatar)",
    "create index media_of_medium on media (medium)",
    "create index media_of_thumb on media (thumb)",
  ],
  // Visitors read that the record of a deletion has a reference and dates, so it has no counts.
  "0004-deletion-record": [
    "alter table account_deletions drop column posts",
    "alter table account_deletions drop column media_files",
  ],
  // Reports, and the decisions that hide content.
  "0005-reports": [
    `create table reports (reference text not null primary key, kind text not null, state text not null,
      received_at bigint not null, due_at bigint not null, decided_at bigint, objected_at bigint, confirmed_at bigint,
      is_mailed integer not null, locale text not null, email text, name text, reason text, objection text,
      case_reference text)`,
    "create index reports_due on reports (state, due_at)",
    "create index reports_received on reports (received_at)",
    "create index reports_of_case on reports (case_reference)",
    "create index reports_mailed on reports (email, received_at)",
    `create table report_targets (${ofReport("report_targets_report")}, kind text not null, uuid text not null,
      constraint report_targets_key primary key (reference, kind, uuid))`,
    "create index report_targets_target on report_targets (kind, uuid)",
    `create table report_tokens (token_hash text not null primary key, ${ofReport("report_tokens_report")},
      is_mailed integer not null)`,
    "create index report_tokens_of_report on report_tokens (reference)",
    `create table report_decisions (${ofReport("report_decisions_report")}, number integer not null,
      decided_at bigint not null, outcome text not null, ground text, text text,
      constraint report_decisions_key primary key (reference, number))`,
    `create table report_mails (${ofReport("report_mails_report")}, purpose text not null,
      attempts integer not null, send_at bigint not null,
      constraint report_mails_key primary key (reference, purpose))`,
    "create index report_mails_due on report_mails (send_at)",
    `create table content_restrictions (id text not null primary key, target text not null, state text not null,
      reference text not null, blocked_by text, changed_at bigint not null)`,
    "create index content_restrictions_target on content_restrictions (target)",
    "create index content_restrictions_case on content_restrictions (reference)",
    "create index content_restrictions_changed on content_restrictions (changed_at)",
  ],
  "0006-changes": createChanges,
  // When an account's last receipt and a report's last decision were mailed, which limits the next ones.
  "0007-mail-times": [
    "alter table accounts add column mailed_at bigint",
    "alter table reports add column decision_mailed_at bigint",
    "create index reports_decision_mailed on reports (decision_mailed_at)",
  ],
  "0008-turkish-addresses": respellTurkishAddresses,
  // Which reports were mailed to the desk, and when the next mail is due.
  "0009-desk-mails": [
    "alter table reports add column told_at bigint",
    "create table desk_mails (purpose text not null primary key, attempts integer not null, send_at bigint not null)",
  ],
  // Which addresses of a report were answered while others wait; nothing reads it any more.
  "0010-answered-targets": ["alter table report_targets add column answered_at bigint"],
};

/** The tables of the product server. */
export const contentSchema: Schema = { migrations, table: "kysely_migration" };
