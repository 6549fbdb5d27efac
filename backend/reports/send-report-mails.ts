import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { isRejection, nextAttempt } from "#backend/accounts/mail-attempts.ts";
import type { Tables } from "#backend/db/tables.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import type { ReportSettings } from "./report-settings.ts";
import { addReportToken, findReport } from "./reports.store.ts";
import { toDecision } from "./to-report-status.ts";

/** Mails sent in one run, so that a slow mail server does not hold up deletions. */
const batchSize = 20;

interface SendReportMailsOptions {
  readonly sendMail: NonNullable<ReportSettings["sendMail"]>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly log: Pick<Logger, "warn" | "error">;
  readonly isStopping: () => boolean;
  /** Called before each mail: receipts of deletions go first. */
  readonly sendReceipts: () => Promise<void>;
}

/**
 * Sends the mails about reports that are due, each behind the receipts of deletions. A mail leaves the outbox once the mail
 * server has accepted it, so a crash in between sends it twice rather than never. Each has a token of its own.
 */
export async function sendReportMails(database: Kysely<Tables>, options: SendReportMailsOptions): Promise<void> {
  const due = await database
    .selectFrom("report_mails")
    .where("send_at", "<=", options.now)
    .orderBy("send_at")
    .limit(batchSize)
    .selectAll()
    .execute();
  for (const mail of due) {
    if (options.isStopping()) return;
    await options.sendReceipts();
    try {
      await sendOne(database, mail, options);
      await removeMail(database, mail);
    } catch (error) {
      await retryLater(database, mail, options, error);
      // A mail server that is down would hold up the job once for each mail: the others wait for the next run.
      if (!isRejection(error)) return;
    }
  }
}

type DueMail = Tables["report_mails"];

async function sendOne(
  database: Kysely<Tables>,
  { reference, purpose }: DueMail,
  { sendMail }: SendReportMailsOptions,
): Promise<void> {
  const report = await findReport(database, reference);
  if (!report || report.email === null) return;
  const token = newSecretToken();
  await addReportToken(database, { reference, token, isMailed: true });
  const mail = { to: report.email, locale: report.locale, reference, token };
  if (purpose === "receipt") await sendMail({ ...mail, purpose });
  else if (report.decision) await sendMail({ ...mail, purpose, decision: toDecision(report.decision) });
}

async function removeMail(database: Kysely<Tables>, { reference, purpose, send_at }: DueMail): Promise<void> {
  await database
    .deleteFrom("report_mails")
    .where("reference", "=", reference)
    .where("purpose", "=", purpose)
    .where("send_at", "=", send_at) // a second decision may have queued it again
    .execute();
}

/** Logs without the address, and without the error's message, which may quote it. */
async function retryLater(
  database: Kysely<Tables>,
  mail: DueMail,
  { now, log }: SendReportMailsOptions,
  error: unknown,
): Promise<void> {
  const { attempts, code, sendAt } = nextAttempt(mail.attempts, error, now);
  if (sendAt === undefined) {
    log.error({ attempts, code }, "mail about a report could not be sent, given up");
    return removeMail(database, mail);
  }
  log.warn({ attempts, code }, "mail about a report not sent yet");
  await database
    .updateTable("report_mails")
    .set({ attempts, send_at: sendAt })
    .where("reference", "=", mail.reference)
    .where("purpose", "=", mail.purpose)
    .where("send_at", "=", mail.send_at)
    .execute();
}
