import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#backend/db/tables.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import type { AccountSettings } from "./account-settings.ts";
import { addToken } from "./accounts.store.ts";
import { isRejection, nextAttempt } from "./mail-attempts.ts";

/** Receipts sent in one run, so that a slow mail server does not hold up deletions. */
const batchSize = 20;

interface SendReceiptsOptions {
  readonly sendMail: NonNullable<AccountSettings["sendMail"]>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly log: Pick<Logger, "warn" | "error">;
  /** Whether the process ends: the other receipts then wait for the next one. */
  readonly isStopping: () => boolean;
}

/**
 * Sends the receipts that are due. A receipt leaves the outbox once the mail server has accepted it, so a crash in
 * between sends it twice rather than never. Each attempt has a token of its own, because stored ones cannot be read.
 */
export async function sendReceipts(database: Kysely<Tables>, options: SendReceiptsOptions): Promise<void> {
  for (const mail of await findDue(database, options.now)) {
    if (options.isStopping()) return;
    if (mail.state === "active" || mail.reference === null || mail.requested_at === null) continue;
    const token = newSecretToken();
    await addToken(database, mail.user_uuid, token);
    try {
      await options.sendMail({
        to: mail.email,
        locale: mail.locale,
        state: mail.state,
        reference: mail.reference,
        requestedAt: new Date(mail.requested_at),
        deleteAt: mail.delete_at === null ? undefined : new Date(mail.delete_at),
        token,
      });
      await removeMail(database, mail);
    } catch (error) {
      await retryLater(database, mail, options, error);
      // A mail server that is down would hold up the job once for each receipt: the others wait for the next run.
      if (!isRejection(error)) return;
    }
  }
}

type DueMail = Awaited<ReturnType<typeof findDue>>[number];

function findDue(database: Kysely<Tables>, now: number) {
  return database
    .selectFrom("account_mails")
    .innerJoin("accounts", "accounts.user_uuid", "account_mails.user_uuid")
    .where("account_mails.send_at", "<=", now)
    .orderBy("account_mails.send_at")
    .limit(batchSize)
    .select([
      "accounts.user_uuid",
      "accounts.email",
      "accounts.state",
      "accounts.reference",
      "accounts.requested_at",
      "accounts.delete_at",
      "account_mails.locale",
      "account_mails.attempts",
      "account_mails.send_at",
    ])
    .execute();
}

/** The time is part of the condition: a later request may have replaced the mail while this one was sent. */
async function removeMail(database: Kysely<Tables>, { user_uuid, send_at }: DueMail): Promise<void> {
  await database
    .deleteFrom("account_mails")
    .where("user_uuid", "=", user_uuid)
    .where("send_at", "=", send_at)
    .execute();
}

/** Logs without the address, and without the error's message, which may quote it. */
async function retryLater(
  database: Kysely<Tables>,
  mail: DueMail,
  { now, log }: SendReceiptsOptions,
  error: unknown,
): Promise<void> {
  const { attempts, code, sendAt } = nextAttempt(mail.attempts, error, now);
  if (sendAt === undefined) {
    log.error({ attempts, code }, "receipt could not be sent, given up");
    return removeMail(database, mail);
  }
  log.warn({ attempts, code }, "receipt not sent yet");
  await database
    .updateTable("account_mails")
    .set({ attempts, send_at: sendAt })
    .where("user_uuid", "=", mail.user_uuid)
    .where("send_at", "=", mail.send_at)
    .execute();
}
