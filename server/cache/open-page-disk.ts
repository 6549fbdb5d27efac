import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "#server/config/environment.ts";
import { readImageKeys } from "#server/config/image-keys.ts";
import { digest, removeFile } from "#server/disk/disposable-database.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { type DiskPageStore, openDiskPageStore } from "./disk-page-store.ts";

type DiskSettings = Pick<
  Environment,
  "siteOrigin" | "apiOrigin" | "databaseUrl" | "dataDirectory" | "pageDiskBytes" | "imageKeys" | "hstsPreload"
>;

/** Of these, site.js names all other files of the server, by their content. */
const buildFiles = ["client-manifest.json", "server-manifest.json", "server/site.js"];

/**
 * Opens the pages in `DATA_DIRECTORY/cache`.
 *
 * @param settings what pages are rendered with
 * @returns `undefined` where the operator has turned it off; then no page is left there
 */
export function openPageDisk(
  environment: DiskSettings,
  buildFolder: string,
  settings: SiteSettings,
  hasReadChanges: () => boolean,
): DiskPageStore | undefined {
  const { dataDirectory, pageDiskBytes, siteOrigin, apiOrigin, databaseUrl, hstsPreload } = environment;
  const file = join(dataDirectory, "cache", "pages.sqlite");
  if (pageDiskBytes === 0) {
    removeFile(file);
    return undefined;
  }
  const files = buildFiles.map((name) => readFileSync(join(buildFolder, name)));
  const { signing } = readImageKeys(environment.imageKeys, dataDirectory);
  const source = digest(JSON.stringify([siteOrigin, apiOrigin ?? (databaseUrl && databaseName(databaseUrl))]));
  const build = digest(...files, JSON.stringify([settings, hstsPreload, signing]));
  return openDiskPageStore({ file, maxBytes: pageDiskBytes, source, build, hasReadChanges });
}

/** Without user and password, which may change while the data stay. */
function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
