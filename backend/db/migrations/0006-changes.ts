import { type Kysely, sql } from "kysely";
import { isPostgres } from "../is-postgres.ts";
import { runMigration } from "../migrate.ts";

/** For as long as a process that was killed may have kept copies. */
const weekMs = 7 * 24 * 3600_000;

/** Rows read at a time. */
const batchSize = 10_000;

/**
 * Creates the numbered list of changes, with those that a process of the previous version may have missed, and what a
 * look-up of a shown medium needs: indexes, and one spelling of each URL.
 */
export async function createChanges(database: Kysely<unknown>): Promise<void> {
  const [number, now] = isPostgres(database)
    ? ["bigserial primary key", "(extract(epoch from clock_timestamp()) * 1000)::bigint"]
    : ["integer primary key autoincrement", "(cast(round(unixepoch('subsec') * 1000) as integer))"];
  await runMigration(database, [
    `create table changes (number ${number}, user_uuid text, media text,
      hides integer not null default 1, changed_at bigint not null default ${now})`,
    "create index changes_changed_at on changes (changed_at)",
    "create index events_of_background on events (background)",
    "create index events_of_icon on events (icon)",
    `insert into changes (user_uuid)
      select user_uuid from accounts where state <> 'active' and requested_at > ${now} - ${weekMs}
      union select substr(target, 9) from content_restrictions where target like 'profile/%'
      union select posts.author_uuid from content_restrictions
        join posts on content_restrictions.target = 'post/' || posts.uuid`,
    "insert into changes (media) select name from media_deletions where deleted_at is not null",
  ]);
  await normalizeUrls(database);
}

/** Names of media on other hosts become what pages write: `http://host/a b` is requested as `http://host/a%20b`. */
async function normalizeUrls(database: Kysely<unknown>): Promise<void> {
  let after = "";
  for (;;) {
    const { rows } = await sql<{ name: string }>`
      select name from media where name > ${after} and name like '%://%' order by name limit ${sql.lit(batchSize)}`.execute(
      database,
    );
    for (const { name } of rows) {
      const url = URL.parse(name)?.href ?? name;
      if (url !== name) await rename(database, name, url);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.name;
  }
}

async function rename(database: Kysely<unknown>, name: string, url: string): Promise<void> {
  await sql`
    insert into media (name, mime_type, width, height, medium, thumb)
    select ${url}, mime_type, width, height, medium, thumb from media where name = ${name}
    on conflict (name) do nothing`.execute(database);
  for (const [table, column] of [
    ["post_media", "media"],
    ["users", "avatar"],
    ["events", "background"],
    ["events", "icon"],
  ] as const) {
    const reference = sql.ref(column);
    await sql`update ${sql.table(table)} set ${reference} = ${url} where ${reference} = ${name}`.execute(database);
  }
  await sql`delete from media where name = ${name}`.execute(database);
}
