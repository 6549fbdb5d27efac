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
 * Opens the product server that lives in this process, with the demo content where its database is empty.
 *
 * @throws StartFault where its folder cannot be written to or its database cannot be opened
 */
export async function openEmbeddedProductServer(
  { dataDirectory, databaseUrl, siteOrigin }: Pick<Environment, "dataDirectory" | "databaseUrl" | "siteOrigin">,
  log: Logger,
): Promise<ProductServer> {
  prepareDataDirectory(dataDirectory);
  const database = await openDatabase({ databaseUrl, dataDirectory, log }).catch((error: unknown) => {
    const place = databaseUrl === undefined ? `in DATA_DIRECTORY ${dataDirectory}` : "at DATABASE_URL";
    throw new StartupError(`The database ${place} cannot be opened: ${errorOf(error)}`);
  });
  await seedWhenEmpty({ database, dataDirectory, log });
  const backend = createBackend({ database, clock: systemClock, mediaOrigin: siteOrigin, log });
  return {
    transport: createEmbeddedTransport((request) =>
      backend.fetch(request).catch((error: unknown) => {
        // Noted where the call was made, once. The message may be: ids are no part of a statement's text.
        throw new InvalidResponseError(errorOf(error));
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

/** Some database errors carry no message but those of the addresses that were tried. */
function errorOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
