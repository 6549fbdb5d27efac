import { type Kysely, sql } from "kysely";

/** Runs statements that SQLite and PostgreSQL both understand, one after the other. */
export async function runStatements<Tables>(database: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
