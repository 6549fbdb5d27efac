import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { newReference } from "#backend/secret-token.ts";

const requestColumns = ["user_uuid", "state", "reference", "requested_at", "delete_at"] as const;

/**
 * Reads what a database knows of accounts and decisions, for an older copy of it that takes its place. What is newer in it
 * follows from comparing the two, since clocks differ.
 */
export async function readLaterChanges(database: Kysely<Tables>) {
  return {
    accounts: await database.selectFrom("accounts").select(requestColumns).execute(),
    deletions: await readDeletions(database),
    restrictions: await database.selectFrom("content_restrictions").selectAll().execute(),
    reports: await readReports(database),
  };
}

type LaterChanges = Awaited<ReturnType<typeof readLaterChanges>>;

function readDeletions(database: Kysely<Tables>) {
  return database.selectFrom("account_deletions").select(["reference", "deleted_at"]).orderBy("deleted_at").execute();
}

async function readReports(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database.selectFrom("reports").orderBy("received_at").select("reference").execute();
  return rows.map(({ reference }) => reference);
}

interface RedoneChanges {
  /** How many accounts have another state. */
  readonly accounts: number;
  /** How many decisions are new or changed. */
  readonly decisions: number;
  /** When accounts were deleted that the copy still has, in milliseconds since the epoch. */
  readonly deletions: readonly number[];
  /** References of reports that the copy lacks, the oldest first: they are not taken over. */
  readonly lostReports: readonly string[];
}

/**
 * Does in a copy what was done after it: accounts that are gone are due at once, so that the next run of the job deletes
 * them with all that belongs to them; the others get their last request; what was hidden is hidden.
 *
 * @param now milliseconds since the epoch
 * @throws Error where the other database is not a later state of the copy
 */
export function redoLaterChanges(database: Kysely<Tables>, later: LaterChanges, now: number): Promise<RedoneChanges> {
  const requests = new Map(later.accounts.map((account) => [account.user_uuid, account]));
  return withExclusiveTransaction(database, async (transaction) => {
    const known = new Set((await readDeletions(transaction)).map(({ reference }) => reference));
    const deletions = later.deletions.filter(({ reference }) => !known.has(reference));
    const copied = await transaction.selectFrom("accounts").select(requestColumns).execute();
    const gone = copied.filter(({ user_uuid }) => !requests.has(user_uuid)).length;
    if (gone > deletions.length) {
      throw new Error(`Nothing was done again: the newer database lacks ${gone} accounts, but has deleted fewer.`);
    }
    let accounts = 0;
    for (const account of copied) {
      const { user_uuid, reference, requested_at, delete_at } = account;
      const due = { requested_at: requested_at ?? now, delete_at: Math.min(delete_at ?? now, now) };
      const deletion = { user_uuid, state: "deleting", reference: reference ?? newReference(), ...due } as const;
      const request = requests.get(user_uuid) ?? deletion;
      if (isDeepStrictEqual({ ...request }, { ...account })) continue;
      await transaction.updateTable("accounts").set(request).where("user_uuid", "=", user_uuid).execute();
      accounts += 1;
    }
    const decided = await transaction.selectFrom("content_restrictions").selectAll().execute();
    const decisions = new Map(decided.map((row) => [row.id, row]));
    const changed = later.restrictions.filter((row) => !isDeepStrictEqual({ ...row }, { ...decisions.get(row.id) }));
    for (const row of changed) {
      const insert = transaction.insertInto("content_restrictions").values(row);
      await insert.onConflict((conflict) => conflict.column("id").doUpdateSet(row)).execute();
    }
    const kept = new Set(await readReports(transaction));
    return {
      accounts,
      decisions: changed.length,
      deletions: deletions.map((row) => row.deleted_at),
      lostReports: later.reports.filter((reference) => !kept.has(reference)),
    };
  });
}
