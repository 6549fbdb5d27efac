import type { Kysely } from "kysely";
import { type ImportIssue, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";

/** Finds the imported accounts whose e-mail address another account has, in the file or in the database. */
export async function findSharedAddresses(database: Kysely<ImportTables>): Promise<ImportIssue[]> {
  const rows = await database
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
  return rows.map(({ line }) => ({ line, field: "email", message: "is already used by another account" }));
}
