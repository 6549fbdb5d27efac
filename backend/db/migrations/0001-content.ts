import type { ForeignKeyConstraintBuilder, Kysely } from "kysely";

/** Creates the tables. Foreign keys are deferred, so that the lines of an import can come in any order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("media")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("mime_type", "text", (column) => column.notNull())
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("medium", "text")
    .addColumn("thumb", "text")
    .execute();

  await schema
    .createTable("users")
    .addColumn("uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("full_name", "text")
    .addColumn("bio", "text")
    .addColumn("avatar", "text")
    .addColumn("followers_count", "bigint", (column) => column.notNull())
    .addColumn("following_count", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("users_avatar", ["avatar"], "media", ["name"], deferred)
    .execute();

  await schema
    .createTable("posts")
    .addColumn("uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("author_uuid", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addColumn("is_public", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("posts_author", ["author_uuid"], "users", ["uuid"], deferred)
    .execute();
  // For the newest public posts of all users and of one author.
  await schema
    .createIndex("posts_newest")
    .on("posts")
    .columns(["is_public", "created_at", "uuid", "author_uuid"])
    .execute();
  await schema
    .createIndex("posts_of_author")
    .on("posts")
    .columns(["author_uuid", "is_public", "created_at", "uuid"])
    .execute();

  await schema
    .createTable("post_stats")
    .addColumn("post_uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("views", "bigint", (column) => column.notNull())
    .addColumn("likes", "bigint", (column) => column.notNull())
    .addColumn("comments", "bigint", (column) => column.notNull())
    .addColumn("favorites", "bigint", (column) => column.notNull())
    .addColumn("shares", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("post_stats_post", ["post_uuid"], "posts", ["uuid"], owned)
    .execute();

  await schema
    .createTable("post_media")
    .addColumn("post_uuid", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("media", "text", (column) => column.notNull())
    .addColumn("alt", "text")
    .addPrimaryKeyConstraint("post_media_key", ["post_uuid", "role", "position"])
    .addForeignKeyConstraint("post_media_post", ["post_uuid"], "posts", ["uuid"], owned)
    .addForeignKeyConstraint("post_media_media", ["media"], "media", ["name"], deferred)
    .execute();

  await schema
    .createTable("events")
    .addColumn("uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("start_time", "bigint", (column) => column.notNull())
    .addColumn("end_time", "bigint", (column) => column.notNull())
    .addColumn("background", "text")
    .addColumn("icon", "text")
    .addForeignKeyConstraint("events_background", ["background"], "media", ["name"], deferred)
    .addForeignKeyConstraint("events_icon", ["icon"], "media", ["name"], deferred)
    .execute();

  await schema
    .createTable("packages")
    .addColumn("uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("event_uuid", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("price_kurus", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("packages_event", ["event_uuid"], "events", ["uuid"], deferred)
    .execute();

  await schema
    .createTable("tickets")
    .addColumn("uuid", "text", (column) => column.primaryKey().notNull())
    .addColumn("package_uuid", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("tickets_package", ["package_uuid"], "packages", ["uuid"], deferred)
    .execute();
}

/** Checks the constraint when the transaction ends. */
function deferred(constraint: ForeignKeyConstraintBuilder) {
  return constraint.deferrable().initiallyDeferred();
}

/** Deletes the row together with the one it belongs to. */
function owned(constraint: ForeignKeyConstraintBuilder) {
  return deferred(constraint.onDelete("cascade"));
}
