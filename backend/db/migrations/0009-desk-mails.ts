import type { Kysely } from "kysely";
import { runStatements } from "../migrate.ts";

/** Adds which reports were mailed to the desk, and when the next mail is due. */
export function up(database: Kysely<unknown>): Promise<void> {
  return runStatements(database, [
    "alter table reports add column told_at bigint",
    "create table desk_mails (purpose text not null primary key, attempts integer not null, send_at bigint not null)",
  ]);
}
