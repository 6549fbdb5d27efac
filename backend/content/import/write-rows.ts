import type { Transaction } from "kysely";

export type Row = Readonly<Record<string, string | number | null>>;

/** The effect of writing a row. */
/** @returns what is stored in place of a row */
export type Merge = (stored: Row, row: Row) => Row;

export type Outcome = "added" | "changed" | "unchanged";

/**
 * Inserts new rows, updates the ones that differ, and leaves the others alone.
 *
 * @param key the column that identifies a row
 * @param rows at most a few hundred: an insert takes one parameter per column of each row
 * @param merge combines a stored row with the new one; by default the new row replaces it
 * @returns the outcome of each row, by key
 */
export async function writeRows<Schema>(
  transaction: Transaction<Schema>,
  tableName: keyof Schema & string,
  key: string,
  rows: readonly Row[],
  merge: Merge = (_stored, row) => row,
): Promise<Map<string, Outcome>> {
  // Kysely types a query by its table, and this one is for any.
  const loose = transaction as unknown as Transaction<Record<string, Row>>;
  const table: string = tableName;
  const keys = rows.map((row) => String(row[key]));
  const stored = await loose.selectFrom(table).selectAll().where(key, "in", keys).execute();
  const storedByKey = new Map(stored.map((row) => [String(row[key]), row]));
  const outcomes = new Map<string, Outcome>();
  const added: Row[] = [];
  for (const row of rows) {
    const rowKey = String(row[key]);
    const before = storedByKey.get(rowKey);
    const after = before ? merge(before, row) : row;
    outcomes.set(rowKey, before ? (isSame(before, after) ? "unchanged" : "changed") : "added");
    if (!before) added.push(row);
    else if (!isSame(before, after)) {
      await loose.updateTable(table).set(after).where(key, "=", rowKey).execute();
    }
  }
  if (added.length > 0) await loose.insertInto(table).values(added).execute();
  return outcomes;
}

function isSame(stored: Row, row: Row): boolean {
  return Object.entries(row).every(([column, value]) => stored[column] === value);
}
