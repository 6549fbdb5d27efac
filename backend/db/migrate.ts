import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
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

/** A schema of its own: several can share a database. */
export interface Schema {
  /** By the name they are recorded under, in order. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** The table that records which are applied. */
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
    let failure: Error | undefined;
    const run = async (name: string, up: Migration["up"], given: Kysely<unknown>) => {
      try {
        // Kysely has set an hour before the first migration.
        if (isPostgres(given)) await sql`set local lock_timeout = ${sql.lit(tableWaitMs)}`.execute(given);
        await up(given);
      } catch (error) {
        failure = new Error(`migration ${name}: ${messageOf(error)}`);
        throw error;
      }
    };
    const steps = Object.entries(migrations).map(([name, { up }]) => [
      name,
      { up: (given: Kysely<unknown>) => run(name, up, given) },
    ]);
    const provider = { getMigrations: async () => Object.fromEntries(steps) };
    try {
      const { error } = await new Migrator({
        db: transaction,
        provider,
        migrationTableName: table,
        migrationLockTableName: `${table}_lock`,
      }).migrateToLatest();
      if (error !== undefined) throw error;
    } catch (error) {
      throw failure ?? error; // Kysely's own says that it could not release its lock in a failed transaction
    }
  });
}

/** Reads the names of the migrations that the database has. Kysely's own list leaves out those that it does not know. */
async function findApplied<Tables>(database: Kysely<Tables>, table: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(database);
  return rows.map((row) => row.name);
}

/** Runs statements that SQLite and PostgreSQL both understand, one after the other. */
export async function runStatements<Tables>(database: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
