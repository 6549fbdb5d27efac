import type { Kysely } from "kysely";

/** Creates the tables of account deletion. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("accounts")
    .addColumn("user_uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .addColumn("requested_at", "bigint")
    .addColumn("delete_at", "bigint")
    .addForeignKeyConstraint("accounts_user", ["user_uuid"], "users", ["uuid"], (constraint) =>
      constraint.deferrable().initiallyDeferred(),
    )
    .execute();
  // Not unique: an import writes accounts in any order and checks their addresses at its end.
  await schema.createIndex("accounts_email").on("accounts").column("email").execute();
  await schema.createIndex("accounts_due").on("accounts").columns(["state", "delete_at"]).execute();

  await schema
    .createTable("account_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_uuid", "text", (column) => column.notNull())
    .addForeignKeyConstraint("account_tokens_account", ["user_uuid"], "accounts", ["user_uuid"], (constraint) =>
      constraint.onDelete("cascade"),
    )
    .execute();
  await schema.createIndex("account_tokens_of_account").on("account_tokens").column("user_uuid").execute();

  await schema
    .createTable("account_mails")
    .addColumn("user_uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("send_at", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("account_mails_account", ["user_uuid"], "accounts", ["user_uuid"], (constraint) =>
      constraint.onDelete("cascade"),
    )
    .execute();

  await schema
    .createTable("account_deletions")
    .addColumn("reference", "text", (column) => column.primaryKey().notNull())
    .addColumn("requested_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint", (column) => column.notNull())
    .addColumn("posts", "integer", (column) => column.notNull())
    .addColumn("media_files", "integer", (column) => column.notNull())
    .execute();

  await schema
    .createTable("media_deletions")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await schema.createIndex("media_deletions_deleted").on("media_deletions").column("deleted_at").execute();

  // Of rate-limiter-flexible, which expects these columns in this order.
  await schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();

  // For the question whether anything still refers to a medium or needs a file.
  await schema.createIndex("post_media_of_media").on("post_media").column("media").execute();
  await schema.createIndex("users_of_avatar").on("users").column("avatar").execute();
  await schema.createIndex("media_of_medium").on("media").column("medium").execute();
  await schema.createIndex("media_of_thumb").on("media").column("thumb").execute();
}
