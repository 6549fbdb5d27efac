import type { Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { AccountLine } from "#contract/content-line.ts";
import { accountLineToRow } from "../line-to-row.ts";
import { type Outcome, writeRows } from "./write-rows.ts";

/** Writes accounts. One whose line says nothing about its state stays frozen, or keeps waiting to be deleted. */
export function writeAccounts(
  transaction: Transaction<Tables>,
  lines: readonly AccountLine[],
): Promise<Map<string, Outcome>> {
  const withState = new Set(lines.filter((line) => line.state !== undefined).map((line) => line.user));
  const rows = lines.map(accountLineToRow);
  return writeRows(transaction, "accounts", "user_uuid", rows, (stored, row) =>
    withState.has(String(row.user_uuid))
      ? row
      : { ...stored, email: row.email ?? null, password_hash: row.password_hash ?? null },
  );
}
