import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { migrate } from "./migrate.ts";
import { contentSchema, migrations } from "./migrations/migrations.ts";
import { type DatabaseSettings, databaseFile } from "./open-database.ts";
import { createPostgresDialect } from "./postgres-pool.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

/** Opens a database as it is, without migrating it. */
function openAsItIs({ databaseUrl, dataDirectory }: DatabaseSettings) {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(join(dataDirectory, databaseFile))
      : createPostgresDialect({ databaseUrl, max: 1 });
  return new Kysely<{ events: { uuid: string } }>({ dialect });
}

/** Makes a database of the first version of the site, with this many events. */
export async function createOldDatabase(settings: DatabaseSettings, events: number): Promise<void> {
  await using database = openAsItIs(settings);
  await migrate(database, { ...contentSchema, migrations: Object.fromEntries(Object.entries(migrations).slice(0, 1)) });
  await sql`
    with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(events)})
    insert into events (uuid, slug, title, address, description, start_time, end_time)
    select 'e' || i, 'slug', 'title', 'address', 'description', i, i + 1 from numbers`.execute(database);
}

/** What is there: the migrations that are recorded, the columns of events, and how many have their end. */
export async function describeDatabase(settings: DatabaseSettings) {
  await using database = openAsItIs(settings);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const tables = await database.introspection.getTables();
  const ended = await sql<{ count: number }>`
    select cast(count(*) as integer) as count from events where end_time is not null`.execute(database);
  return {
    migrations: rows.map((row) => row.name),
    hasTimeZone: tables.some(({ name, columns }) => name === "events" && columns.some((c) => c.name === "time_zone")),
    hasAccounts: tables.some(({ name }) => name === "accounts"),
    events: ended.rows[0]?.count,
  };
}
