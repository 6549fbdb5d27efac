import type { ForeignKeyConstraintBuilder, Kysely } from "kysely";

/** Creates the tables of reports, and of the decisions that hide content. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("reports")
    .addColumn("reference", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("decided_at", "bigint")
    .addColumn("objected_at", "bigint")
    .addColumn("confirmed_at", "bigint")
    .addColumn("is_mailed", "integer", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("name", "text")
    .addColumn("reason", "text")
    .addColumn("objection", "text")
    .addColumn("case_reference", "text")
    .execute();
  await schema.createIndex("reports_due").on("reports").columns(["state", "due_at"]).execute();
  await schema.createIndex("reports_received").on("reports").column("received_at").execute();
  await schema.createIndex("reports_of_case").on("reports").column("case_reference").execute();
  await schema.createIndex("reports_mailed").on("reports").columns(["email", "received_at"]).execute();

  await schema
    .createTable("report_targets")
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("uuid", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("report_targets_key", ["reference", "kind", "uuid"])
    .addForeignKeyConstraint("report_targets_report", ["reference"], "reports", ["reference"], owned)
    .execute();
  await schema.createIndex("report_targets_target").on("report_targets").columns(["kind", "uuid"]).execute();

  await schema
    .createTable("report_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("is_mailed", "integer", (column) => column.notNull())
    .addForeignKeyConstraint("report_tokens_report", ["reference"], "reports", ["reference"], owned)
    .execute();
  await schema.createIndex("report_tokens_of_report").on("report_tokens").column("reference").execute();

  await schema
    .createTable("report_decisions")
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("decided_at", "bigint", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("ground", "text")
    .addColumn("text", "text")
    .addPrimaryKeyConstraint("report_decisions_key", ["reference", "number"])
    .addForeignKeyConstraint("report_decisions_report", ["reference"], "reports", ["reference"], owned)
    .execute();

  await schema
    .createTable("report_mails")
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("send_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("report_mails_key", ["reference", "purpose"])
    .addForeignKeyConstraint("report_mails_report", ["reference"], "reports", ["reference"], owned)
    .execute();
  await schema.createIndex("report_mails_due").on("report_mails").column("send_at").execute();

  await schema
    .createTable("content_restrictions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("blocked_by", "text")
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("content_restrictions_target").on("content_restrictions").column("target").execute();
  await schema.createIndex("content_restrictions_case").on("content_restrictions").column("reference").execute();
  await schema.createIndex("content_restrictions_changed").on("content_restrictions").column("changed_at").execute();
}

/** Deletes the row together with the report. */
function owned(constraint: ForeignKeyConstraintBuilder) {
  return constraint.onDelete("cascade");
}
