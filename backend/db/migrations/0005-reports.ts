import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/** Of a row that is deleted together with its report. */
const ofReport = (constraint: string) =>
  `reference text not null constraint ${constraint} references reports (reference) on delete cascade`;

/** Creates the tables of reports, and of the decisions that hide content. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
    `create table reports (reference text not null primary key, kind text not null, state text not null,
      received_at bigint not null, due_at bigint not null, decided_at bigint, objected_at bigint, confirmed_at bigint,
      is_mailed integer not null, locale text not null, email text, name text, reason text, objection text,
      case_reference text)`,
    "create index reports_due on reports (state, due_at)",
    "create index reports_received on reports (received_at)",
    "create index reports_of_case on reports (case_reference)",
    "create index reports_mailed on reports (email, received_at)",
    `create table report_targets (${ofReport("report_targets_report")}, kind text not null, uuid text not null,
      constraint report_targets_key primary key (reference, kind, uuid))`,
    "create index report_targets_target on report_targets (kind, uuid)",
    `create table report_tokens (token_hash text not null primary key, ${ofReport("report_tokens_report")},
      is_mailed integer not null)`,
    "create index report_tokens_of_report on report_tokens (reference)",
    `create table report_decisions (${ofReport("report_decisions_report")}, number integer not null,
      decided_at bigint not null, outcome text not null, ground text, text text,
      constraint report_decisions_key primary key (reference, number))`,
    `create table report_mails (${ofReport("report_mails_report")}, purpose text not null,
      attempts integer not null, send_at bigint not null,
      constraint report_mails_key primary key (reference, purpose))`,
    "create index report_mails_due on report_mails (send_at)",
    `create table content_restrictions (id text not null primary key, target text not null, state text not null,
      reference text not null, blocked_by text, changed_at bigint not null)`,
    "create index content_restrictions_target on content_restrictions (target)",
    "create index content_restrictions_case on content_restrictions (reference)",
    "create index content_restrictions_changed on content_restrictions (changed_at)",
  ]);
}
