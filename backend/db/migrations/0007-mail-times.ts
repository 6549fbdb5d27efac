import type { Kysely } from "kysely";

/** Adds when an account's last receipt and a report's last decision were mailed, which limits the next ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("accounts").addColumn("mailed_at", "bigint").execute();
  await schema.alterTable("reports").addColumn("decision_mailed_at", "bigint").execute();
  await schema.createIndex("reports_decision_mailed").on("reports").column("decision_mailed_at").execute();
}
