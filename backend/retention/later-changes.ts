import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { newReference } from "#backend/secret-token.ts";

const requestColumns = ["user_uuid", "state", "reference", "requested_at", "delete_at"] as const;

/**
 * Reads what a database knows of accounts and decisions, for an older copy of it that takes its place.
 *
 * @param since when the copy was made, in milliseconds since the epoch
 * @returns all accounts as they are now; when others were deleted since then; what was decided since then
 */
export async function readLaterChanges(database: Kysely<Tables>, since: number) {
  const deletions = database.selectFrom("account_deletions").where("deleted_at", ">=", since).select("deleted_at");
  const restrictions = database.selectFrom("content_restrictions").where("changed_at", ">=", since).selectAll();
  return {
    accounts: await database.selectFrom("accounts").select(requestColumns).execute(),
    deletions: (await deletions.orderBy("deleted_at").execute()).map((row) => row.deleted_at),
    restrictions: await restrictions.execute(),
  };
}

type LaterChanges = Awaited<ReturnType<typeof readLaterChanges>>;

/**
 * Does in a copy what was done after it: accounts that are gone are due at once, so that the next run of the job deletes
 * them with all that belongs to them; the others get their last request; what was hidden is hidden.
 *
 * @param now milliseconds since the epoch
 * @returns how many accounts have another state; throws Error where the other database is not a later state of the copy
 */
export function redoLaterChanges(database: Kysely<Tables>, later: LaterChanges, now: number): Promise<number> {
  const requests = new Map(later.accounts.map((account) => [account.user_uuid, account]));
  return withExclusiveTransaction(database, async (transaction) => {
    const copied = await transaction.selectFrom("accounts").select(requestColumns).execute();
    const gone = copied.filter(({ user_uuid }) => !requests.has(user_uuid)).length;
    if (gone > later.deletions.length) {
      throw new Error(`Nothing was done again: the newer database lacks ${gone} accounts, but has deleted fewer.`);
    }
    let changed = 0;
    for (const account of copied) {
      const { user_uuid, reference, requested_at, delete_at } = account;
      const due = { requested_at: requested_at ?? now, delete_at: Math.min(delete_at ?? now, now) };
      const deletion = { user_uuid, state: "deleting", reference: reference ?? newReference(), ...due } as const;
      const request = requests.get(user_uuid) ?? deletion;
      if (isDeepStrictEqual({ ...request }, { ...account })) continue;
      await transaction.updateTable("accounts").set(request).where("user_uuid", "=", user_uuid).execute();
      changed += 1;
    }
    for (const row of later.restrictions) {
      const insert = transaction.insertInto("content_restrictions").values(row);
      await insert.onConflict((conflict) => conflict.column("id").doUpdateSet(row)).execute();
    }
    return changed;
  });
}
