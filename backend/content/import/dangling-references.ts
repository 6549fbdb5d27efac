import type { Kysely } from "kysely";
import { type ContentFault, faultsLimit } from "./import-issue.ts";
import type { ImportTables } from "./import-tables.ts";

/** Lines whose reference leads neither to another line nor to what was stored before. */
export async function findDanglingReferences(database: Kysely<ImportTables>): Promise<ContentFault[]> {
  const lines = database.selectFrom("import_lines").orderBy("import_lines.line").limit(faultsLimit);
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
  return [
    ...posts.map(({ line }) => ({ line, field: "author", fault: "is no user's uuid" })),
    ...packages.map(({ line }) => ({ line, field: "event", fault: "is no event's uuid" })),
    ...tickets.map(({ line }) => ({ line, field: "package", fault: "is no package's uuid" })),
  ].sort((a, b) => a.line - b.line);
}
