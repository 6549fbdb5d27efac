import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Tables } from "./tables.ts";
import { withExclusiveTransaction } from "./with-exclusive-transaction.ts";

const provider = { getMigrations: async () => migrations };

/**
 * Applies the missing migrations, all or nothing. If several processes start at once, only one of them does. Takes no
 * lock if no migration is missing, so that a starting server does not wait for a running import.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const known = await new Migrator({ db: database, provider }).getMigrations();
  if (known.every((migration) => migration.executedAt !== undefined)) return;
  await withExclusiveTransaction(database, async (transaction) => {
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
    if (error !== undefined) throw error;
  });
}
