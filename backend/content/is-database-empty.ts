import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Tells whether the database has no content. Users and events suffice: everything else refers to one of them. */
export async function isDatabaseEmpty(database: Kysely<Tables>): Promise<boolean> {
  const user = await database.selectFrom("users").select("uuid").limit(1).executeTakeFirst();
  const event = await database.selectFrom("events").select("uuid").limit(1).executeTakeFirst();
  return user === undefined && event === undefined;
}
