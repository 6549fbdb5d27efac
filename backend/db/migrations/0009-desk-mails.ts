import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Adds which reports the desk was told of by mail, and when it is next told. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
    "alter table reports add column told_at bigint",
    "create table desk_mails (purpose text not null primary key, attempts integer not null, send_at bigint not null)",
  ]);
}
