import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Whether there is no content at all: everything belongs to a user or an event. */
export async function isDatabaseEmpty(database: Kysely<Tables>): Promise<boolean> {
  const user = await database.selectFrom("users").select("uuid").limit(1).executeTakeFirst();
  const event = await database.selectFrom("events").select("uuid").limit(1).executeTakeFirst();
  return user === undefined && event === undefined;
}
