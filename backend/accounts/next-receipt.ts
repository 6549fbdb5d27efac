import type { BackendContext } from "#backend/backend-context.ts";
import type { QueuedMail } from "#backend/outbox/queued-mail.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import { addToken } from "./accounts.queries.ts";

/** Milliseconds between two receipts of an account, whose state its owner may change any number of times. */
const receiptPauseMs = 60_000;

/**
 * Finds the receipt to be sent next. One that waits for the pause says what the state is at its end. Each attempt has a
 * token of its own, because stored ones cannot be read.
 */
export async function nextReceipt({ database, clock, accounts }: BackendContext): Promise<QueuedMail | undefined> {
  const { sendMail } = accounts;
  const now = clock.now();
  const row =
    sendMail &&
    (await database
      .selectFrom("account_mails")
      .innerJoin("accounts", "accounts.user_uuid", "account_mails.user_uuid")
      .where("account_mails.send_at", "<=", now)
      .where(({ or, eb }) =>
        or([
          eb("accounts.mailed_at", "is", null),
          eb("accounts.mailed_at", "<=", now - receiptPauseMs),
          eb("accounts.mailed_at", ">", now), // by a clock that was ahead
        ]),
      )
      .orderBy(({ eb }) => eb("account_mails.attempts", ">", 0))
      .orderBy("account_mails.send_at")
      .selectAll("accounts")
      .select(["account_mails.locale", "account_mails.attempts", "account_mails.send_at"])
      .executeTakeFirst());
  if (!row) return undefined;
  const { user_uuid, attempts, send_at, state, reference, requested_at } = row;
  return {
    table: "account_mails",
    name: "receipt",
    key: { user_uuid },
    attempts,
    send_at,
    async send() {
      if (state === "active" || reference === null || requested_at === null) return;
      const token = newSecretToken();
      await addToken(database, user_uuid, token);
      await sendMail({
        to: row.email,
        locale: row.locale,
        state,
        reference,
        requestedAt: new Date(requested_at),
        deleteAt: row.delete_at === null ? undefined : new Date(row.delete_at),
        token,
      });
      await database
        .updateTable("accounts")
        .set({ mailed_at: clock.now() })
        .where("user_uuid", "=", user_uuid)
        .execute();
    },
  };
}
