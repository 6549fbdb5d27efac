import type { Kysely } from "kysely";

/** Records which reports were decided together, and what several cases hide at once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("reports").addColumn("case_reference", "text").execute();
  await schema.createIndex("reports_of_case").on("reports").column("case_reference").execute();
  await schema
    .createTable("further_restrictions")
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("blocked_by", "text")
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("further_restrictions_key", ["target", "reference"])
    .execute();
  await schema.createIndex("further_restrictions_of_case").on("further_restrictions").column("reference").execute();
}
