import { Hono } from "hono";
import pLimit from "p-limit";
import type { BackendContext } from "#backend/backend-context.ts";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { fail } from "#backend/fail.ts";
import { repeatableToken, withBearerToken } from "#backend/secret-token.ts";
import {
  type AccountDeletionRequest,
  type AccountReceipt,
  type AccountRequest,
  accountDeletionRequest,
} from "#contract/account-deletion.ts";
import { idempotencyKeyHeader } from "#contract/idempotency-key.ts";
import { productPaths } from "#contract/product-paths.ts";
import { applyAction, cancelRequest, findAccount, findRequest, type StoredRequest } from "./accounts.queries.ts";
import { verifyPassword } from "./password.ts";

/**
 * Passwords checked at a time, 19 MiB each on two of libuv's four threads. How many may wait is limited by the site
 * (server/account-deletion/attempt-limiters.ts).
 */
const passwordChecks = 2;

const dayMs = 24 * 3600_000;

/**
 * `POST` and `GET /api/public/account-deletion`, `POST /api/public/account-deletion/cancel`: see
 * docs/account-deletion-api.md.
 *
 * @param onMailQueued called when a receipt waits to be sent
 */
export function accountRoutes(
  { database, readTime = readDatabaseTime, accounts }: BackendContext,
  onMailQueued: () => void,
) {
  const limitChecks = pLimit(passwordChecks);

  /** @returns `undefined` for a wrong password or address */
  async function request({ email, password, action, locale }: AccountDeletionRequest, key: string | undefined) {
    const account = await findAccount(database, email);
    // The same work for an address without an account, so that the time reveals nothing.
    const isCorrect = await limitChecks(() => verifyPassword(password, account?.password_hash));
    if (!account || !isCorrect) return undefined;
    const token = repeatableToken(key, { email, action });
    const now = await readTime(database);
    const stored = await applyAction(database, {
      userUuid: account.user_uuid,
      action,
      token,
      now,
      deleteAt: now + accounts.deletionDays * dayMs,
      mailLocale: accounts.sendMail && locale,
    });
    if (!stored) return undefined;
    onMailQueued();
    return { ...toRequest(stored), token };
  }

  return new Hono()
    .post(productPaths.accountDeletion, async (context) => {
      const parsed = accountDeletionRequest.safeParse(await context.req.json().catch(() => undefined));
      if (!parsed.success) return fail(context, "invalid-request");
      const receipt = await request(parsed.data, context.req.header(idempotencyKeyHeader));
      return receipt
        ? context.json<{ result: AccountReceipt }>({ result: receipt })
        : fail(context, "wrong-credentials");
    })
    .get(productPaths.accountDeletion, async (context) => {
      const found = await withBearerToken(context, (token) => findRequest(database, token));
      if (!found) return fail(context, "not-found");
      return context.json<{ result: AccountRequest }>({ result: toRequest(found.request) });
    })
    .post(productPaths.cancelAccountDeletion, async (context) => {
      const now = await readTime(database);
      const cancelled = await withBearerToken(context, (token) => cancelRequest(database, token, now));
      if (!cancelled) return fail(context, "not-found");
      return context.json<{ result: AccountRequest }>({ result: toRequest(cancelled.request) });
    });
}

function toRequest({ reference, state, requested_at, delete_at }: StoredRequest): AccountRequest {
  return {
    reference,
    state,
    requestedAt: new Date(requested_at).toISOString(),
    deleteAt: delete_at === null ? null : new Date(delete_at).toISOString(),
  };
}
