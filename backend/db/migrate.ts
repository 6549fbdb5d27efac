import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Tables } from "./tables.ts";
import { withExclusiveTransaction } from "./with-exclusive-transaction.ts";

const provider = { getMigrations: async () => migrations };

/**
 * Brings the tables up to date, all or nothing; of several processes starting at once, one does.
 * Takes no lock where nothing is to be done, so that a start never waits for a running import.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const known = await new Migrator({ db: database, provider }).getMigrations();
  if (known.every((migration) => migration.executedAt !== undefined)) return;
  await withExclusiveTransaction(database, async (transaction) => {
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
    if (error !== undefined) throw error;
  });
}
