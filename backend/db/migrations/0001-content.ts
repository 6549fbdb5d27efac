import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/** Checked when the transaction ends, so that the lines of an import can come in any order. */
const deferred = "deferrable initially deferred";

/** Deleted together with the row that it belongs to. */
const owned = `on delete cascade ${deferred}`;

/** Creates the tables. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
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
      post_uuid text not null primary key constraint post_stats_post references posts (uuid) ${owned},
      views bigint not null, likes bigint not null, comments bigint not null, favorites bigint not null,
      shares bigint not null)`,
    `create table post_media (
      post_uuid text not null constraint post_media_post references posts (uuid) ${owned},
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
  ]);
}
