import { type Kysely, sql } from "kysely";
import { messageOf } from "#backend/message-of.ts";
import { isPostgres } from "./is-postgres.ts";
import { withExclusiveTransaction } from "./with-exclusive-transaction.ts";

/** The end of the name of a migration that versions without it cannot work with (docs/decisions/0021). */
const breaking = "-contract";

/**
 * Milliseconds that a migration waits for a table. Statements of visitors that come after it wait behind it, so it gives
 * up rather than hold up the site while a backup reads the table.
 */
const tableWaitMs = 2000;

/** Statements that SQLite and PostgreSQL both understand, in order, or a function that runs some. */
export type Migration = readonly string[] | ((database: Kysely<unknown>) => Promise<void>);

export async function runMigration<Tables>(database: Kysely<Tables>, migration: Migration): Promise<void> {
  if (typeof migration === "function") return migration(database as Kysely<unknown>);
  for (const statement of migration) await sql.raw(statement).execute(database);
}

/** A schema of its own: several can share a database. */
export interface Schema {
  /** By the name they are recorded under, in order. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** The table that records which are applied, in the form of Kysely's Migrator, which earlier versions use. */
  readonly table: string;
}

/**
 * Applies the missing migrations, all or nothing. If several processes start at once, only one of them does. Takes no
 * lock if no migration is missing, so that a starting server does not wait for a running import. A database that a newer
 * version has migrated is left alone, and used where none of its migrations breaks this version.
 *
 * @throws Error if one does, or if a table is in use for too long
 */
export async function migrate<Tables>(database: Kysely<Tables>, { migrations, table }: Schema): Promise<void> {
  const applied = await findApplied(database, table);
  const unknown = applied.filter((name) => !(name in migrations));
  const isCurrent = Object.keys(migrations).every((name) => applied.includes(name));
  if (unknown.some((name) => name.endsWith(breaking)) || (unknown.length > 0 && !isCurrent)) {
    throw new Error(
      `its tables are of a newer version of this site (${unknown.join(", ")}); start that version, or restore a backup from before its first start`,
    );
  }
  if (isCurrent) return;
  await withExclusiveTransaction(database, async (transaction) => {
    if (isPostgres(transaction)) await sql`set local lock_timeout = ${sql.lit(tableWaitMs)}`.execute(transaction);
    await sql`create table if not exists ${sql.table(table)}
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(transaction);
    const done = await findApplied(transaction, table); // another process may have just migrated
    for (const [name, migration] of Object.entries(migrations)) {
      if (done.includes(name)) continue;
      try {
        await runMigration(transaction, migration);
      } catch (error) {
        throw new Error(`migration ${name}: ${messageOf(error)}`);
      }
      await sql`insert into ${sql.table(table)} values (${name}, ${new Date().toISOString()})`.execute(transaction);
    }
  });
}

/** Reads the names of the migrations that the database has. */
async function findApplied<Tables>(database: Kysely<Tables>, table: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(database);
  return rows.map((row) => row.name);
}
