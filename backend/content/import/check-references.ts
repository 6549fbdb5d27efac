import { type Kysely, sql } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { type ContentIndex, lineKey } from "./check-content.ts";
import { expectNone, type ImportIssue } from "./import-issue.ts";

/** What lines of a kind refer to: their table and its key, the column, which begins with the field, and the other table. */
const references = [
  ["post", "posts", "uuid", "author_uuid", "users", "a user"],
  ["package", "packages", "uuid", "event_uuid", "events", "an event"],
  ["ticket", "tickets", "uuid", "package_uuid", "packages", "a package"],
  ["account", "accounts", "user_uuid", "user_uuid", "users", "a user"],
] as const;

/**
 * Finds the imported lines that refer to a user, event or package that is neither in the file nor in the database, and the
 * accounts whose e-mail address another account has. Rows that were there before refer to others that are there.
 *
 * @throws InvalidContentError
 */
export async function checkReferences(database: Kysely<Tables>, lines: ContentIndex["lines"]): Promise<void> {
  const issues: ImportIssue[] = [];
  for (const [kind, table, key, column, to, what] of references) {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(key)} as id from ${sql.table(table)} as source
      where not exists (select 1 from ${sql.table(to)} as target where target.uuid = ${sql.ref(`source.${column}`)})`.execute(
      database,
    );
    for (const { id } of rows) {
      const line = lines.get(lineKey(kind, id)) ?? 0;
      issues.push({ line, field: column.replace("_uuid", ""), message: `is not the uuid of ${what}` });
    }
  }
  const shared = await database
    .selectFrom("accounts")
    .innerJoin("accounts as other", "other.email", "accounts.email")
    .whereRef("other.user_uuid", "<>", "accounts.user_uuid")
    .select("accounts.user_uuid")
    .distinct()
    .execute();
  for (const { user_uuid } of shared) {
    const line = lines.get(lineKey("account", user_uuid));
    if (line !== undefined) issues.push({ line, field: "email", message: "is already used by another account" });
  }
  expectNone(issues);
}
