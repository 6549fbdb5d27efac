import type { Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { dayMs, queueMail, type StoredReport } from "./reports.queries.ts";

/**
 * Queues the mails of a decision: one to each confirmed address, however many of the reports are its own. A mailbox that
 * somebody has only typed gets one decision a day; its other reports have the status page. An answer is on no page, so it
 * waits for its day.
 *
 * @param reports with the decision
 * @param now milliseconds since the epoch
 * @returns the reports with a mail
 */
export async function queueDecisionMails(
  transaction: Transaction<Tables>,
  reports: readonly StoredReport[],
  now: number,
): Promise<StoredReport[]> {
  const lastMails = await findLastMails(transaction, now);
  const addresses = new Set<string>();
  const mailboxes = new Set<string>();
  const mailed: StoredReport[] = [];
  for (const report of reports.toSorted(confirmedFirst)) {
    const { reference, email } = report;
    if (email === null) continue;
    const mailbox = mailboxOf(email);
    const isTyped = report.confirmed_at === null;
    const isReached = isTyped ? mailboxes.has(mailbox) : addresses.has(email);
    addresses.add(email);
    mailboxes.add(mailbox);
    const last = isTyped ? lastMails.get(mailbox) : undefined;
    const sendAt = last === undefined ? now : last + dayMs;
    if (isReached || (sendAt > now && report.decision?.outcome !== "answered")) continue;
    await queueMail(transaction, reference, "decision", sendAt);
    const sent = { decision_mailed_at: sendAt };
    await transaction.updateTable("reports").set(sent).where("reference", "=", reference).execute();
    mailed.push(report);
  }
  return mailed;
}

function confirmedFirst(a: StoredReport, b: StoredReport): number {
  return Number(a.confirmed_at === null) - Number(b.confirmed_at === null) || a.received_at - b.received_at;
}

/** When each mailbox that nobody has confirmed is mailed its last decision, of those within a day or still to come. */
async function findLastMails(transaction: Transaction<Tables>, now: number): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom("reports")
    .where("decision_mailed_at", ">", now - dayMs)
    .where("confirmed_at", "is", null)
    .orderBy("decision_mailed_at")
    .select(["email", "decision_mailed_at"])
    .execute();
  return new Map(rows.map((row) => [mailboxOf(row.email ?? ""), row.decision_mailed_at ?? 0]));
}
