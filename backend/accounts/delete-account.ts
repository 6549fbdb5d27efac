import type { Transaction } from "kysely";
import { announceChanges } from "#backend/changes/announce-change.ts";
import type { Tables } from "#backend/db/tables.ts";
import { queueUnusedMedia } from "#backend/media/media-deletions.queries.ts";
import { mediaOfUsers } from "#backend/media/shown-media.queries.ts";
import { lockAccount } from "./accounts.queries.ts";

/**
 * Deletes a user with everything that belongs to the account, and leaves a row without personal data. The transaction
 * must exclude imports, which could refer to the media.
 *
 * @returns false if the account is not due any more: restored meanwhile, or deleted
 */
export async function deleteAccount(transaction: Transaction<Tables>, userUuid: string, now: number): Promise<boolean> {
  const account = await lockAccount(transaction, userUuid);
  if (account?.state !== "deleting" || account.delete_at === null || account.delete_at > now) return false;
  if (account.reference === null || account.requested_at === null) throw new Error("a deletion has no reference");
  const media = (await mediaOfUsers(transaction, [userUuid]).execute()).map(({ name }) => name);
  // Tokens and mails go with the account; counts and media of posts with the posts.
  await transaction.deleteFrom("accounts").where("user_uuid", "=", userUuid).execute();
  await transaction.deleteFrom("posts").where("author_uuid", "=", userUuid).execute();
  await transaction.deleteFrom("users").where("uuid", "=", userUuid).execute();
  await queueUnusedMedia(transaction, media, now);
  await transaction
    .insertInto("account_deletions")
    .values({
      reference: account.reference,
      requested_at: account.requested_at,
      deleted_at: now,
    })
    .execute();
  await announceChanges(transaction, [userUuid]);
  return true;
}
