import { join } from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { createBackend } from "#backend/app.ts";
import { systemClock } from "#backend/clock.ts";
import { seedWhenEmpty } from "#backend/content/seed.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { prepareDataDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import { StartupError } from "#server/config/startup-error.ts";
import { createMediaFiles, createMediaReader, isMediaPath } from "#server/files/media-files.ts";
import { InvalidResponseError } from "#site/product-api/invalid-response-error.ts";
import { createEmbeddedTransport } from "#site/product-api/transport.ts";
import type { ProductServer } from "./product-server.ts";

/**
 * Opens the product server within this process, and writes the demo content where its database is empty.
 *
 * @throws StartupError where its directory cannot be written or its database cannot be opened
 */
export async function openEmbeddedProductServer(
  { dataDirectory, databaseUrl, siteOrigin }: Pick<Environment, "dataDirectory" | "databaseUrl" | "siteOrigin">,
  log: Logger,
): Promise<ProductServer> {
  prepareDataDirectory(dataDirectory);
  const database = await openDatabase({ databaseUrl, dataDirectory, log }).catch((error: unknown) => {
    const location = databaseUrl === undefined ? `in DATA_DIRECTORY ${dataDirectory}` : "at DATABASE_URL";
    throw new StartupError(`The database ${location} cannot be opened: ${messageOf(error)}`);
  });
  await seedWhenEmpty({ database, dataDirectory, log });
  const backend = createBackend({ database, clock: systemClock, mediaOrigin: siteOrigin, log });
  return {
    transport: createEmbeddedTransport((request) =>
      backend.fetch(request).catch((error: unknown) => {
        // The caller logs it, once. The message holds no IDs: they are parameters of the statement.
        throw new InvalidResponseError(messageOf(error));
      }),
    ),
    isReachable: () =>
      sql`select 1`.execute(database).then(
        () => true,
        () => false,
      ),
    files: [createMediaFiles(join(dataDirectory, "media"))],
    ownsMedia: isMediaPath,
    readMedia: createMediaReader(join(dataDirectory, "media")),
    mediaOrigins: [],
    async close() {
      await backend.close();
      await database.destroy();
    },
  };
}

/** Some database errors have messages only for each address that was tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
