import type { AccountState } from "#contract/account-deletion.ts";

/** Tells whether the content of an account must not be shown. @param state null for a user without an account */
export function isHidden(state: AccountState | null): boolean {
  return state !== null && state !== "active";
}
