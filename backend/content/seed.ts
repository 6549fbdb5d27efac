import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#backend/db/tables.ts";
import { describeFault } from "./import/import-issue.ts";
import { isDatabaseEmpty } from "./is-database-empty.ts";

const seedFolder = join(import.meta.dirname, "..", "seed");

/**
 * Fills an empty database with the demo content. Of several processes starting at once on the same database, one
 * writes and the others find it written.
 *
 * @param folder holds content.ndjson and media/
 * @throws Error naming the lines at fault: the demo content is the project's own
 */
export async function seedWhenEmpty(
  { database, dataDirectory, log }: { database: Kysely<Tables>; dataDirectory: string; log: Logger },
  folder: string = seedFolder,
): Promise<void> {
  if (!(await isDatabaseEmpty(database))) return;
  // Loads the picture library, which a start with content does without.
  const { importContent } = await import("./import-content.ts");
  const result = await importContent({
    database,
    dataDirectory,
    file: join(folder, "content.ndjson"),
    mediaFolder: join(folder, "media"),
    onlyIntoEmpty: true,
  });
  if (result.kind === "faulty") throw new Error(result.faults.map(describeFault).join("\n"));
  if (result.kind === "imported") log.info("demo content written");
}
