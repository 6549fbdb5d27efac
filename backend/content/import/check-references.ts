import { type Kysely, sql } from "kysely";
import { type ImportIssue, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";

/** What lines of a kind refer to: the column of their table that has its id. */
const references = [
  { kind: "post", table: "posts", id: "uuid", column: "author_uuid", to: "users", field: "author", what: "a user" },
  {
    kind: "package",
    table: "packages",
    id: "uuid",
    column: "event_uuid",
    to: "events",
    field: "event",
    what: "an event",
  },
  {
    kind: "ticket",
    table: "tickets",
    id: "uuid",
    column: "package_uuid",
    to: "packages",
    field: "package",
    what: "a package",
  },
  {
    kind: "account",
    table: "accounts",
    id: "user_uuid",
    column: "user_uuid",
    to: "users",
    field: "user",
    what: "a user",
  },
] as const;

/**
 * Finds the imported lines that refer to a user, event or package that is neither in the file nor in the database, and the
 * accounts whose e-mail address another account has.
 */
export async function checkReferences(database: Kysely<ImportTables>): Promise<ImportIssue[]> {
  const dangling: ImportIssue[] = [];
  for (const { kind, table, id, column, to, field, what } of references) {
    const { rows } = await sql<{ line: number }>`
      select line from import_lines join ${sql.table(table)} as source on ${sql.ref(`source.${id}`)} = import_lines.uuid
      where kind = ${kind} and not exists (
        select 1 from ${sql.table(to)} as target where target.uuid = ${sql.ref(`source.${column}`)})
      order by line limit ${sql.lit(issueLimit)}`.execute(database);
    dangling.push(...rows.map(({ line }) => ({ line, field, message: `is not the uuid of ${what}` })));
  }
  const shared = await database
    .selectFrom("import_lines")
    .innerJoin("accounts", "accounts.user_uuid", "import_lines.uuid")
    .innerJoin("accounts as other", "other.email", "accounts.email")
    .where("import_lines.kind", "=", "account")
    .whereRef("other.user_uuid", "<>", "accounts.user_uuid")
    .select("import_lines.line")
    .distinct()
    .orderBy("import_lines.line")
    .limit(issueLimit)
    .execute();
  const message = "is already used by another account";
  return [
    ...dangling.sort((a, b) => a.line - b.line),
    ...shared.map(({ line }) => ({ line, field: "email", message })),
  ];
}
