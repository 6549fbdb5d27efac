import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

const ofAccount = "references accounts (user_uuid) on delete cascade";

/** Creates the tables of account deletion. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
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
  ]);
}
