import { RateLimiterRes } from "rate-limiter-flexible";
import type { AccountDeletion, AccountDeletionFailure } from "#site/product-api/account-deletion.ts";
import type { AttemptLimiters } from "./attempt-limiters.ts";

/**
 * Limits what one visitor may do: requests and cancellations by address, wrong passwords by account. A correct password
 * clears its account, so that an owner is not locked out by own mistakes.
 *
 * @param address of the visitor (server/http/request/client-address.ts)
 */
export function limitAccountDeletion(
  accountDeletion: AccountDeletion,
  { byAddress, byAccount, keyOf }: AttemptLimiters,
  address: string,
): AccountDeletion {
  const addressKey = keyOf("address", address);
  return {
    async request(request) {
      const accountKey = keyOf("account", request.email);
      // Counted before the check: of many attempts at once, none slips through.
      const refusal = (await consume(byAddress, addressKey)) ?? (await consume(byAccount, accountKey));
      if (refusal) return { ok: false, ...refusal };
      const result = await accountDeletion.request(request);
      if (result.ok) await byAccount.delete(accountKey);
      else if (result.reason !== "wrong-credentials") await byAccount.reward(accountKey); // it was no guess
      return result;
    },
    show: (token) => accountDeletion.show(token),
    async cancel(token) {
      const refusal = await consume(byAddress, addressKey);
      return refusal ? { ok: false, ...refusal } : accountDeletion.cancel(token);
    },
  };
}

type Limiter = AttemptLimiters["byAddress"];

/** @returns why the attempt is refused; `undefined` where it is within the limit */
async function consume(limiter: Limiter, key: string): Promise<AccountDeletionFailure | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { reason: "too-many-requests", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}
