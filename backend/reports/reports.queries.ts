import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { hashSecretToken, newReference } from "#backend/secret-token.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import type { ReportRequest } from "#contract/reports.ts";
import { mailboxOf } from "./mailbox-of.ts";

export type StoredDecision = Selectable<Tables["report_decisions"]>;

/** A report with what it is about and its last decision. */
export interface StoredReport extends Selectable<Tables["reports"]> {
  readonly targets: readonly ReportTarget[];
  readonly decision: StoredDecision | undefined;
}

export const hourMs = 3600_000;
export const dayMs = 24 * hourMs;

/** Receipts mailed in a day to one mailbox: anyone can type the address of somebody else. */
const dayMailLimit = 3;

/** How long after a decision it can be objected to (six months, as Regulation (EU) 2022/2065, article 20, asks). */
const objectionMs = 183 * dayMs;

interface NewReport {
  readonly request: Omit<ReportRequest, "kind"> & Pick<Selectable<Tables["reports"]>, "kind">;
  /** Shows the report; its hash is stored. */
  readonly token: string;
  /** Milliseconds since the epoch, like `dueAt`. */
  readonly now: number;
  readonly dueAt: number;
  /** Whether there is a mail server, and the visitor's network has mails left. */
  readonly sendsMail: boolean;
}

/**
 * Stores a report. A receipt is queued within the limit of its address.
 *
 * @returns the report, or the one that has its token: it has arrived twice, perhaps at once, at two instances
 */
export async function insertReport(database: Kysely<Tables>, report: NewReport): Promise<StoredReport> {
  try {
    return await database.transaction().execute((transaction) => insertNewReport(transaction, report));
  } catch (error) {
    const sent = await findByToken(database, report.token);
    if (sent) return sent.report;
    throw error;
  }
}

/** Stores a report that has not arrived before. */
export async function insertNewReport(transaction: Transaction<Tables>, report: NewReport): Promise<StoredReport> {
  const { request, token, now, dueAt, sendsMail } = report;
  const reference = newReference();
  const isMailed = sendsMail && request.email !== null && (await mayMail(transaction, request.email, now));
  const { kind, locale, email, name, reason } = request;
  const row = { reference, kind, received_at: now, due_at: dueAt, locale, email, name, reason };
  await transaction
    .insertInto("reports")
    .values({ ...row, state: "received", is_mailed: isMailed ? 1 : 0 })
    .execute();
  const targets = [...new Map(request.about.map((target) => [`${target.kind}/${target.uuid}`, target])).values()];
  if (targets.length > 0) {
    const rows = targets.map((target) => ({ reference, ...target }));
    await transaction.insertInto("report_targets").values(rows).execute();
  }
  await addReportToken(transaction, { reference, token, isMailed: false });
  if (isMailed) await queueMail(transaction, reference, "receipt", now);
  const stored = await findReport(transaction, reference);
  if (!stored) throw new Error("the report was not stored");
  return stored;
}

async function mayMail(transaction: Transaction<Tables>, email: string, now: number): Promise<boolean> {
  const inDay = await transaction
    .selectFrom("reports")
    .where("is_mailed", "=", 1)
    .where("received_at", ">", now - dayMs)
    .where("email", "like", `%${email.slice(email.lastIndexOf("@"))}`)
    .select("email")
    .execute();
  const mailbox = mailboxOf(email);
  return inDay.filter((row) => mailboxOf(row.email ?? "") === mailbox).length < dayMailLimit;
}

/** Queues a mail. One of the same purpose that still waits is sent once. */
export async function queueMail(
  transaction: Transaction<Tables>,
  reference: string,
  purpose: Tables["report_mails"]["purpose"],
  now: number,
): Promise<void> {
  const mail = { reference, purpose, attempts: 0, send_at: now };
  await transaction
    .insertInto("report_mails")
    .values(mail)
    .onConflict((conflict) => conflict.columns(["reference", "purpose"]).doUpdateSet({ attempts: 0, send_at: now }))
    .execute();
}

/** Lets a token show a report. */
export async function addReportToken(
  database: Kysely<Tables>,
  { reference, token, isMailed }: { readonly reference: string; readonly token: string; readonly isMailed: boolean },
): Promise<void> {
  const row = { token_hash: hashSecretToken(token), reference, is_mailed: isMailed ? (1 as const) : (0 as const) };
  await database.insertInto("report_tokens").values(row).execute();
}

/** Finds the report of a token, and whether the token was mailed. */
export async function findByToken(database: Kysely<Tables>, token: string) {
  const row = await database
    .selectFrom("report_tokens")
    .where("token_hash", "=", hashSecretToken(token))
    .select(["reference", "is_mailed"])
    .executeTakeFirst();
  const report = row && (await findReport(database, row.reference));
  return row && report ? { report, isMailed: row.is_mailed === 1 } : undefined;
}

/** Finds a report by its reference. */
export async function findReport(database: Kysely<Tables>, reference: string): Promise<StoredReport | undefined> {
  const row = await database.selectFrom("reports").where("reference", "=", reference).selectAll().executeTakeFirst();
  if (!row) return undefined;
  const targets = await database
    .selectFrom("report_targets")
    .where("reference", "=", reference)
    .orderBy("kind")
    .orderBy("uuid")
    .select(["kind", "uuid"])
    .execute();
  return { ...row, targets, decision: (await findDecisions(database, reference)).at(-1) };
}

/** All decisions of a report, the last of which is in force; a removal may have been reversed. */
export function findDecisions(database: Kysely<Tables>, reference: string): Promise<StoredDecision[]> {
  return database
    .selectFrom("report_decisions")
    .where("reference", "=", reference)
    .orderBy("number")
    .selectAll()
    .execute();
}

/** Counts the reports that are to be decided and were due. @param now milliseconds since the epoch */
export async function countOverdue(database: Kysely<Tables>, now: number): Promise<number> {
  const { overdue } = await database
    .selectFrom("reports")
    .where("state", "in", ["received", "objected"])
    .where("due_at", "<=", now)
    .select(({ fn }) => fn.countAll<number>().as("overdue"))
    .executeTakeFirstOrThrow();
  return Number(overdue);
}

/** Whether a decision can be objected to now: the first one, for six months, and not an answer to a question. */
export function canObject({ kind, state, decided_at, objected_at }: StoredReport, now: number): boolean {
  return (
    state === "decided" &&
    objected_at === null &&
    decided_at !== null &&
    now < decided_at + objectionMs &&
    kind !== "information"
  );
}

/** Objects to the decision of a token's report. @returns `undefined` if the token has none, false if it is too late */
export function objectToDecision(
  database: Kysely<Tables>,
  { token, reason, now, dueAt }: { token: string; reason: string; now: number; dueAt: number },
): Promise<StoredReport | false | undefined> {
  return database.transaction().execute(async (transaction) => {
    const found = await findByToken(transaction, token);
    if (!found) return undefined;
    if (!canObject(found.report, now)) return false;
    const { reference } = found.report;
    const changed = await transaction
      .updateTable("reports")
      .set({ state: "objected", objected_at: now, objection: reason, due_at: dueAt, told_at: null })
      .where("reference", "=", reference)
      .where("objected_at", "is", null) // of two at once, one is first
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n && findReport(transaction, reference);
  });
}

/** Confirms the address of a token that was mailed. @returns `undefined` if the token is another or has no report */
export async function confirmAddress(
  database: Kysely<Tables>,
  token: string,
  now: number,
): Promise<StoredReport | undefined> {
  const found = await findByToken(database, token);
  if (!found?.isMailed) return undefined;
  const { reference } = found.report;
  await database
    .updateTable("reports")
    .set({ confirmed_at: now })
    .where("reference", "=", reference)
    .where("confirmed_at", "is", null)
    .execute();
  return findReport(database, reference);
}
