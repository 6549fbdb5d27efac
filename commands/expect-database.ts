import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseSettings, databaseFile } from "#backend/db/open-database.ts";

/**
 * Opening SQLite creates the file: a wrong folder would get an empty database, owned by the user of the command.
 *
 * @throws Error in words for the operator, if there is no file
 */
export function expectDatabase({ databaseUrl, dataDirectory }: DatabaseSettings, file = databaseFile): void {
  if (databaseUrl !== undefined || existsSync(join(dataDirectory, file))) return;
  throw new Error(
    `There is no database: ${dataDirectory} has no ${file}. DATA_DIRECTORY names the folder, DATABASE_URL a PostgreSQL database.`,
  );
}
