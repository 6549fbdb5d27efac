import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Reports in one run, so that nothing waits for thousands of them. */
const batchSize = 500;

/**
 * Deletes what may name somebody of reports that were decided this many months ago and are not open again: name, address,
 * texts, what they are about, their links. Kind, dates and decisions stay for the statistics; what a decision hides stays
 * hidden.
 *
 * @param now milliseconds since the epoch
 */
export async function forgetReports(database: Kysely<Tables>, keptMonths: number, now: number): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  const due = await database
    .selectFrom("reports")
    .where("state", "=", "decided")
    .where("decided_at", "<", before.getTime())
    .where("reason", "is not", null)
    .limit(batchSize)
    .select("reference")
    .execute();
  const references = due.map((row) => row.reference);
  if (references.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    for (const table of ["report_targets", "report_tokens", "report_mails"] as const) {
      await transaction.deleteFrom(table).where("reference", "in", references).execute();
    }
    await transaction
      .updateTable("report_decisions")
      .set({ ground: null, text: null })
      .where("reference", "in", references)
      .execute();
    await transaction
      .updateTable("reports")
      .set({ email: null, name: null, reason: null, objection: null })
      .where("reference", "in", references)
      .execute();
  });
}
