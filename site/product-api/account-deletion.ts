import type { AccountDeletionRequest, AccountReceipt, AccountRequest } from "#contract/account-deletion.ts";
import type { PrivateCallFailure, PrivateCallResult } from "./private-call.ts";

/** `wrong-credentials`: unknown e-mail address or wrong password. */
export type AccountDeletionResult<Value> = PrivateCallResult<Value, "wrong-credentials">;
export type AccountDeletionFailure = PrivateCallFailure<"wrong-credentials">;

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
