import type { Kysely } from "kysely";

/**
 * Lets an event have no end, and a time zone of its own. SQLite cannot make a column nullable, so the end moves to a new
 * one of the same name.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("events").addColumn("time_zone", "text").execute();
  await schema.alterTable("events").addColumn("optional_end_time", "bigint").execute();
  await (database as Kysely<{ events: { end_time: number; optional_end_time: number | null } }>)
    .updateTable("events")
    .set((column) => ({ optional_end_time: column.ref("end_time") }))
    .execute();
  await schema.alterTable("events").dropColumn("end_time").execute();
  await schema.alterTable("events").renameColumn("optional_end_time", "end_time").execute();
}
