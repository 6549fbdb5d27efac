import { join } from "node:path";
import type { Environment } from "#server/config/environment.ts";
import { removeFile } from "#server/disk/disposable-database.ts";
import { type DiskPageStore, openDiskPageStore } from "./disk-page-store.ts";

type DiskSettings = Pick<Environment, "siteOrigin" | "apiOrigin" | "databaseUrl" | "dataDirectory" | "pageDiskBytes">;

/**
 * Opens the pages in `DATA_DIRECTORY/cache`.
 *
 * @returns `undefined` where the operator has turned it off; then no page is left there
 */
export function openPageDisk(environment: DiskSettings): DiskPageStore | undefined {
  const { dataDirectory, pageDiskBytes, siteOrigin, apiOrigin, databaseUrl } = environment;
  const file = join(dataDirectory, "cache", "pages.sqlite");
  if (pageDiskBytes === 0) {
    removeFile(file);
    return undefined;
  }
  const source = JSON.stringify([siteOrigin, apiOrigin ?? (databaseUrl && databaseName(databaseUrl))]);
  return openDiskPageStore({ file, maxBytes: pageDiskBytes, source });
}

/** Without user and password, which may change while the data stay. */
function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
