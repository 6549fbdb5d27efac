import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import type { ContentLine } from "#contract/content-line.ts";

const seedFolder = join(import.meta.dirname, "..", "seed");

/**
 * Writes the demo content if the database is empty. If several processes start at once on the same database, only one
 * of them writes. Its coming events are moved to coming years.
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
  const isWritten = await withExclusiveTransaction(database, async (transaction) => {
    if (!(await isDatabaseEmpty(transaction))) return false; // another process has just written it
    await importContent({
      database: transaction,
      mediaDirectory,
      file: join(folder, "content.ndjson"),
      mediaFolder: join(folder, "media"),
      adjust: (line) => keepUpcoming(line, now),
    });
    return true;
  });
  if (isWritten) log.info("demo content written");
}

/** Tells whether the database has no content. Users and events suffice: everything else refers to one of them. */
async function isDatabaseEmpty(database: Kysely<Tables>): Promise<boolean> {
  const user = await database.selectFrom("users").select("uuid").limit(1).executeTakeFirst();
  const event = await database.selectFrom("events").select("uuid").limit(1).executeTakeFirst();
  return user === undefined && event === undefined;
}

/** When the demo content was written (backend/seed). Events that were over by then are meant to be over. */
const written = Date.parse("2026-11-15T00:00:00+03:00");

/** How long an event lies ahead at least: a demo is shown for some days. */
const weekMs = 7 * 24 * 3600_000;

/**
 * Moves an event of the demo content on by whole years until its end lies at least a week ahead, so that a demo that is
 * started years later still has tickets to use. Month, day and time stay, because its texts name the season.
 */
export function keepUpcoming(line: ContentLine, now: Date): ContentLine {
  if (line.kind !== "event") return line;
  const { startTime, endTime = startTime } = line;
  if (Date.parse(endTime) <= written) return line;
  let years = 0;
  while (Date.parse(addYears(endTime, years)) < now.getTime() + weekMs) years += 1;
  return {
    ...line,
    startTime: addYears(startTime, years),
    ...(line.endTime && { endTime: addYears(line.endTime, years) }),
  };
}

function addYears(time: string, years: number): string {
  return time.replace(/^\d{4}/, (year) => String(Number(year) + years));
}
