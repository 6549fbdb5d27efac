import type { Kysely, Selectable, Transaction } from "kysely";
import { announceChanges } from "#backend/changes/announce-change.ts";
import type { Tables } from "#backend/db/tables.ts";
import { hashSecretToken, newReference } from "#backend/secret-token.ts";
import type { AccountState } from "#contract/account-deletion.ts";
import { stateAfter } from "#contract/account-deletion.ts";
import type { AccountAction } from "#contract/account-deletion-fields.ts";

/** The last request of an account. */
export type StoredRequest = Pick<Selectable<Tables["accounts"]>, "state" | "delete_at"> & {
  readonly reference: string;
  readonly requested_at: number;
};

/** Finds what a password is checked against. @param email normalized */
export function findAccount(database: Kysely<Tables>, email: string) {
  return database
    .selectFrom("accounts")
    .where("email", "=", email)
    .select(["user_uuid", "password_hash"])
    .executeTakeFirst();
}

interface NewRequest {
  readonly userUuid: string;
  readonly action: AccountAction;
  /** Shows and cancels the request; its hash is stored. */
  readonly token: string;
  /** Milliseconds since the epoch, like `deleteAt`. */
  readonly now: number;
  /** When a deletion that is requested now takes place. */
  readonly deleteAt: number;
  /** Language of the receipt that is sent by mail; none is sent without it. */
  readonly mailLocale: string | undefined;
}

/**
 * Brings an account into the state that the action requests, and adds a token. An account that is in this state already
 * keeps its reference and dates.
 *
 * @returns `undefined` if the account does not exist any more
 */
export function applyAction(database: Kysely<Tables>, request: NewRequest): Promise<StoredRequest | undefined> {
  const { userUuid, action, token, now, mailLocale } = request;
  const state = stateAfter[action];
  return database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userUuid);
    if (!account) return undefined;
    const isRepeated = account.state === state && account.reference !== null;
    if (!isRepeated && action === "restore") await restore(transaction, userUuid, now);
    else if (!isRepeated) {
      await forgetRequest(transaction, userUuid);
      await transaction
        .updateTable("accounts")
        .set({
          state,
          reference: newReference(),
          requested_at: now,
          delete_at: action === "delete" ? request.deleteAt : null,
        })
        .where("user_uuid", "=", userUuid)
        .execute();
      if (mailLocale !== undefined) {
        const mail = { user_uuid: userUuid, locale: mailLocale, attempts: 0, send_at: now };
        await transaction.insertInto("account_mails").values(mail).execute();
      }
      await announceChanges(transaction, [userUuid]);
    }
    await addToken(transaction, userUuid, token);
    return readRequest(transaction, userUuid);
  });
}

/** Lets a token show and cancel an account's last request. */
export async function addToken(database: Kysely<Tables>, userUuid: string, token: string): Promise<void> {
  const row = { token_hash: hashSecretToken(token), user_uuid: userUuid };
  await database
    .insertInto("account_tokens")
    .values(row)
    .onConflict((conflict) => conflict.column("token_hash").doNothing()) // a request that has arrived twice
    .execute();
}

/** Removes the tokens and the mail of the request before. */
async function forgetRequest(transaction: Transaction<Tables>, userUuid: string): Promise<void> {
  for (const table of ["account_tokens", "account_mails"] as const) {
    await transaction.deleteFrom(table).where("user_uuid", "=", userUuid).execute();
  }
}

/** Finds the request of a token and its user. */
export async function findRequest(database: Kysely<Tables>, token: string) {
  const row = await database
    .selectFrom("account_tokens")
    .where("token_hash", "=", hashSecretToken(token))
    .select("user_uuid")
    .executeTakeFirst();
  const request = row && (await readRequest(database, row.user_uuid));
  return row && request ? { userUuid: row.user_uuid, request } : undefined;
}

/** Restores the account of a token. @returns the request as it stands now; `undefined` if the token has none */
export function cancelRequest(database: Kysely<Tables>, token: string, now: number) {
  return database.transaction().execute(async (transaction) => {
    const found = await findRequest(transaction, token);
    const account = found && (await lockAccount(transaction, found.userUuid));
    // Read again under the lock: a later request may have replaced the token's.
    if (!account || !(await findRequest(transaction, token))) return undefined;
    if (account.state !== "active") {
      await restore(transaction, account.user_uuid, now);
      await addToken(transaction, account.user_uuid, token); // for the receipt
    }
    return findRequest(transaction, token);
  });
}

/** Reads an account and locks its row: a write that changes nothing does so in both databases. */
export function lockAccount(transaction: Transaction<Tables>, userUuid: string) {
  return transaction
    .updateTable("accounts")
    .set(({ ref }) => ({ state: ref("state") }))
    .where("user_uuid", "=", userUuid)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Shows the account again. It keeps its reference; one that never had a request gets one, for the receipt. Its tokens
 * have nothing left to cancel.
 */
async function restore(transaction: Transaction<Tables>, userUuid: string, now: number): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set(({ fn, val }) => ({
      state: "active",
      reference: fn.coalesce("reference", val(newReference())),
      requested_at: fn.coalesce("requested_at", val(now)),
      delete_at: null,
    }))
    .where("user_uuid", "=", userUuid)
    .execute();
  await forgetRequest(transaction, userUuid);
  await announceChanges(transaction, [userUuid]);
}

async function readRequest(database: Kysely<Tables>, userUuid: string): Promise<StoredRequest | undefined> {
  const row = await database
    .selectFrom("accounts")
    .where("user_uuid", "=", userUuid)
    .select(["state", "reference", "requested_at", "delete_at"])
    .executeTakeFirst();
  if (!row || row.reference === null || row.requested_at === null) return undefined;
  return { ...row, reference: row.reference, requested_at: row.requested_at };
}

/** Tells whether the content of an account must not be shown. @param state null for a user without an account */
export function isHidden(state: AccountState | null): boolean {
  return state !== null && state !== "active";
}
