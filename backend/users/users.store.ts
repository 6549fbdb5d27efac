import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Finds a user with the smaller version of the avatar and the state of the account, if there is one. */
export function findUser(database: Kysely<Tables>, uuid: string) {
  return database
    .selectFrom("users")
    .leftJoin("media", "media.name", "users.avatar")
    .leftJoin("accounts", "accounts.user_uuid", "users.uuid")
    .where("users.uuid", "=", uuid)
    .select([
      "users.uuid",
      "users.username",
      "users.full_name",
      "users.bio",
      "users.avatar",
      "media.thumb as avatar_thumb",
      "users.followers_count",
      "users.following_count",
      "users.created_at",
      "accounts.state as account_state",
    ])
    .executeTakeFirst();
}
