import type { Kysely } from "kysely";
import { type ImportIssue, issueLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";

/** Finds the imported lines that refer to a user, event or package that is neither in the file nor in the database. */
export async function findDanglingReferences(database: Kysely<ImportTables>): Promise<ImportIssue[]> {
  const lines = database.selectFrom("import_lines").orderBy("import_lines.line").limit(issueLimit);
  const posts = await lines
    .innerJoin("posts", "posts.uuid", "import_lines.uuid")
    .leftJoin("users", "users.uuid", "posts.author_uuid")
    .where("import_lines.kind", "=", "post")
    .where("users.uuid", "is", null)
    .select("import_lines.line")
    .execute();
  const packages = await lines
    .innerJoin("packages", "packages.uuid", "import_lines.uuid")
    .leftJoin("events", "events.uuid", "packages.event_uuid")
    .where("import_lines.kind", "=", "package")
    .where("events.uuid", "is", null)
    .select("import_lines.line")
    .execute();
  const tickets = await lines
    .innerJoin("tickets", "tickets.uuid", "import_lines.uuid")
    .leftJoin("packages", "packages.uuid", "tickets.package_uuid")
    .where("import_lines.kind", "=", "ticket")
    .where("packages.uuid", "is", null)
    .select("import_lines.line")
    .execute();
  const accounts = await lines
    .innerJoin("accounts", "accounts.user_uuid", "import_lines.uuid")
    .leftJoin("users", "users.uuid", "accounts.user_uuid")
    .where("import_lines.kind", "=", "account")
    .where("users.uuid", "is", null)
    .select("import_lines.line")
    .execute();
  return [
    ...posts.map(({ line }) => ({ line, field: "author", message: "is not the uuid of a user" })),
    ...packages.map(({ line }) => ({ line, field: "event", message: "is not the uuid of an event" })),
    ...tickets.map(({ line }) => ({ line, field: "package", message: "is not the uuid of a package" })),
    ...accounts.map(({ line }) => ({ line, field: "user", message: "is not the uuid of a user" })),
  ].sort((a, b) => a.line - b.line);
}
