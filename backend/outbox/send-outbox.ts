import { nextReceipt } from "#backend/accounts/next-receipt.ts";
import type { BackendContext } from "#backend/backend-context.ts";
import { nextModerationMail } from "#backend/reports/next-moderation-mail.ts";
import { nextReportMail } from "#backend/reports/next-report-mail.ts";
import type { QueuedMail } from "./queued-mail.ts";

/** Mails sent in one run, so that a slow mail server does not hold up deletions, which come between two of them. */
const batchSize = 20;

/** Each finds the next mail of its table, those that were never tried first. Moderation goes before receipts of deletions. */
const queues = [nextModerationMail, nextReceipt, nextReportMail];

/**
 * Sends the mails that are due: first attempts before others, so that an undeliverable mail holds up no other. A
 * mail leaves the outbox once the mail server has accepted it, so a crash in between sends it twice rather than never.
 *
 * @param isStopping whether the process ends: mails that are left then wait for its next start
 * @returns "more" where the batch was full: another run is to follow at once
 */
export async function sendOutbox(context: BackendContext, isStopping: () => boolean): Promise<"done" | "more"> {
  for (let tried = 0; tried < batchSize && !isStopping(); tried++) {
    const mail = await nextMail(context);
    if (!mail) return "done";
    try {
      await mail.send();
      context.observeMail?.(mail.table, "sent");
      await removeMail(context, mail);
    } catch (error) {
      const isUnreachable = isConnectionError(error);
      context.observeMail?.(mail.table, isUnreachable ? "unreachable" : "refused");
      await retryLater(context, mail, error);
      // A mail server that is down would hold up the run once for each mail: the others wait for the next run.
      if (isUnreachable && !(await context.takesMail?.())) return "done";
    }
  }
  return isStopping() ? "done" : "more";
}

async function nextMail(context: BackendContext): Promise<QueuedMail | undefined> {
  let retry: QueuedMail | undefined;
  for (const next of queues) {
    const mail = await next(context);
    if (mail?.attempts === 0) return mail;
    retry ??= mail;
  }
  return retry;
}

/** The time is part of the condition: a later request or decision may have replaced the mail while this one was sent. */
async function removeMail({ database }: BackendContext, { table, key, send_at }: QueuedMail): Promise<void> {
  await database
    .deleteFrom(table)
    .where(({ and }) => and({ ...key, send_at }))
    .execute();
}

/** Logs without the address, and without the error's message, which may quote it. */
async function retryLater(context: BackendContext, mail: QueuedMail, error: unknown): Promise<void> {
  const { database, clock, log } = context;
  const { attempts, code, sendAt } = nextAttempt(mail.attempts, error, clock.now());
  if (sendAt === undefined) {
    log.error({ attempts, code }, `${mail.name} could not be sent, given up`);
    return removeMail(context, mail);
  }
  log.warn({ attempts, code }, `${mail.name} not sent yet`);
  await database
    .updateTable(mail.table)
    .set({ attempts, send_at: sendAt })
    .where(({ and }) => and({ ...mail.key, send_at: mail.send_at }))
    .execute();
}

/** Attempts to send a mail. The pauses between them double from a minute on, so the last is 8.5 hours later. */
const attemptLimit = 10;
const firstPauseMs = 60_000;

/** Codes of Nodemailer for errors before the mail server has received anything of a mail. */
const connectionErrors = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETIMEDOUT", "ETLS", "EPROTOCOL", "EAUTH"]);

/**
 * Whether the mail server takes no mail at all now: it is out of reach, refuses the login, or closes the connection (421,
 * RFC 5321, 3.8). What it says of one sender or recipient is about one mail, whatever its number.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error)) return false;
  if (connectionErrors.has(String(error.code))) return true;
  return error.code !== "EENVELOPE" && "responseCode" in error && error.responseCode === 421;
}

/**
 * What follows a failed attempt.
 *
 * @param failed attempts before it
 * @returns `sendAt` is undefined where it was the last
 */
export function nextAttempt(failed: number, error: unknown, now: number) {
  const attempts = failed + 1;
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const sendAt = attempts >= attemptLimit ? undefined : now + firstPauseMs * 2 ** failed;
  return { attempts, code, sendAt };
}
