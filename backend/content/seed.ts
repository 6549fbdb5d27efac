import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#backend/db/tables.ts";
import { isDatabaseEmpty } from "./is-database-empty.ts";
import { keepUpcoming } from "./keep-upcoming.ts";

const seedFolder = join(import.meta.dirname, "..", "seed");

/**
 * Writes the demo content if the database is empty. If several processes start at once on the same database, only one
 * of them writes. Its coming events are moved to coming years (keep-upcoming.ts).
 *
 * @param folder contains content.ndjson and media/
 * @throws Error listing the invalid lines of content.ndjson
 */
export async function seedWhenEmpty(
  { database, mediaDirectory, log }: { database: Kysely<Tables>; mediaDirectory: string; log: Logger },
  folder: string = seedFolder,
): Promise<void> {
  if (!(await isDatabaseEmpty(database))) return;
  const now = new Date();
  // Imported only when needed: it loads the image library.
  const { importContent } = await import("./import-content.ts");
  const written = await importContent({
    database,
    mediaDirectory,
    file: join(folder, "content.ndjson"),
    mediaFolder: join(folder, "media"),
    onlyIntoEmpty: true,
    adjust: (line) => keepUpcoming(line, now),
  });
  if (written) log.info("demo content written");
}
