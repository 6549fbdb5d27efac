import { takeAttempt } from "#server/http/request/take-attempt.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import { hasDoneNothing } from "#site/product-api/private-call.ts";
import type { AttemptLimiters } from "./attempt-limiters.ts";

/** Seconds after which a queue that was full has room. */
const fullRetrySeconds = 2;

/**
 * Limits how many passwords one visitor may try, by address and by account. Only an attempt that may have been a wrong
 * guess is kept: owners who know their passwords never use up what their address has, and the right one clears its account
 * too, so that nobody is locked out by their own mistakes. A call whose end is unknown is kept: it may have been carried out.
 *
 * Tokens of 256 random bits cannot be guessed, so that showing and cancelling have no limit.
 *
 * Before its password is checked, an owner's attempt looks like a guess. Exhausting an address's limit therefore
 * delays everyone behind it. For that, the address gets one attempt each two minutes beyond its first 30, and the
 * next owner waits no longer; only somebody who keeps posting, faster than they do, keeps them out for as long. More
 * attempts for owners would be more for guessing passwords of one account after the other.
 *
 * Passwords wait in one queue for everyone, in which nobody has all places (server/http/request/shared-budget.ts).
 *
 * @param networks of the visitor, the narrowest first (server/http/request/client-address.ts)
 */
export function limitAccountDeletion(
  accountDeletion: AccountDeletion,
  { byAddress, byAddressLater, byAccount, places, keyOf }: AttemptLimiters,
  networks: readonly [string, ...string[]],
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
      const place = places.take(networks);
      const result: Awaited<ReturnType<AccountDeletion["request"]>> = place
        ? await accountDeletion.request(request, key)
        : { ok: false, reason: "unavailable", retryAfterSeconds: fullRetrySeconds };
      place?.giveBack();
      if (result.ok) await Promise.all([byAccount.delete(accountKey), fromAddress.giveBack()]);
      else if (result.reason !== "wrong-credentials" && hasDoneNothing(result))
        await Promise.all([ofAccount.giveBack(), fromAddress.giveBack()]);
      return result;
    },
  };
}
