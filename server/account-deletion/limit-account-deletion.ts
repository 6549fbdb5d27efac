import type { Networks } from "#server/http/request/client-address.ts";
import { takeAttempt } from "#server/http/request/take-attempt.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import { hasDoneNothing } from "#site/product-api/private-call.ts";
import type { AttemptLimiters } from "./attempt-limiters.ts";

/** Seconds after which a queue that was full has room. */
const fullRetrySeconds = 2;

/**
 * Limits how many passwords one visitor may try, by address and by account. Only attempts that may have been wrong guesses
 * count: a right password costs its address nothing and resets the count of its account. A call whose result is unknown
 * counts as a guess.
 *
 * Showing and cancelling have no limit: their tokens of 256 random bits cannot be guessed.
 *
 * Before its password is checked, an owner's attempt looks like a guess, so exhausting the limit of an address delays
 * everyone behind it. The address therefore gets one more attempt each two minutes after its first 30. Only a client that
 * keeps posting, faster than owners do, delays them longer. Attempts reserved for owners would help to guess the passwords
 * of one account after the other.
 *
 * Password checks wait in one queue, in which no client can take all places (server/http/request/shared-budget.ts).
 *
 * @param networks of the visitor, the narrowest first (server/http/request/client-address.ts)
 */
export function limitAccountDeletion(
  accountDeletion: AccountDeletion,
  { byAddress, byAddressLater, byAccount, places, keyOf }: AttemptLimiters,
  networks: Networks,
): AccountDeletion {
  const addressKey = keyOf("address", networks[0]);
  return {
    ...accountDeletion,
    async request(request, key) {
      const accountKey = keyOf("account", request.email);
      // Counted before the check: of many attempts at once, none slips through.
      const fromAddress = await takeAttempt([byAddress, byAddressLater], addressKey);
      if (!fromAddress.ok) return fromAddress;
      const ofAccount = await takeAttempt([byAccount], accountKey);
      if (!ofAccount.ok) {
        await fromAddress.giveBack();
        return ofAccount;
      }
      const leave = places.take(networks);
      const result: Awaited<ReturnType<AccountDeletion["request"]>> = leave
        ? await accountDeletion.request(request, key)
        : { ok: false, reason: "unavailable", retryAfterSeconds: fullRetrySeconds };
      leave?.();
      if (result.ok) await Promise.all([byAccount.delete(accountKey), fromAddress.giveBack()]);
      else if (result.reason !== "wrong-credentials" && hasDoneNothing(result))
        await Promise.all([ofAccount.giveBack(), fromAddress.giveBack()]);
      return result;
    },
  };
}
