import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Tables } from "./tables.ts";
import { withExclusiveTransaction } from "./with-exclusive-transaction.ts";

const provider = { getMigrations: async () => migrations };

/**
 * Applies the missing migrations, all or nothing. If several processes start at once, only one of them does. Takes no
 * lock if no migration is missing, so that a starting server does not wait for a running import.
 *
 * @throws Error if a newer version of the site has migrated the database; it is left alone
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const applied = await findApplied(database);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `its tables are of a newer version of this site (${unknown.join(", ")}); start that version, or restore a backup from before its first start`,
    );
  }
  if (Object.keys(migrations).every((name) => applied.includes(name))) return;
  await withExclusiveTransaction(database, async (transaction) => {
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/** Reads the names of the migrations that the database has. Kysely's own list leaves out those that it does not know. */
async function findApplied(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map((row) => row.name);
}
