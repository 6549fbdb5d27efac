import type { AccountDeletionRequest, AccountReceipt, AccountRequest } from "#contract/account-deletion.ts";

/** Why a call about an account has no result. A closed list; the pages have a message for each. */
export type AccountDeletionFailure =
  /** Unknown e-mail address or wrong password. */
  | { readonly reason: "wrong-credentials" }
  /** No request belongs to the token, or no more. */
  | { readonly reason: "not-found" }
  | { readonly reason: "too-many-requests"; readonly retryAfterSeconds: number }
  /**
   * The product server does not answer, or has too much to do and says for how long. Where it says so, or was not reached,
   * it has done nothing; otherwise it may have done all that it was asked for.
   */
  | { readonly reason: "unavailable"; readonly retryAfterSeconds?: number; readonly notReached?: true };

export type AccountDeletionResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & AccountDeletionFailure);

/**
 * The calls of docs/account-deletion-api.md, limited for the visitor who makes them. None rejects, and none logs what
 * was typed.
 */
export interface AccountDeletion {
  /** Deletes, freezes or restores an account. @param key a repeated one is the same request (contract/idempotency-key.ts) */
  readonly request: (request: AccountDeletionRequest, key?: string) => Promise<AccountDeletionResult<AccountReceipt>>;
  /** Finds the request of a token. */
  readonly show: (token: string) => Promise<AccountDeletionResult<AccountRequest>>;
  /** Restores the account of a token. */
  readonly cancel: (token: string) => Promise<AccountDeletionResult<AccountRequest>>;
}
