import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "#server/config/environment.ts";
import { readImageKey } from "#server/config/image-key.ts";
import { digest, removeFile } from "#server/disk/disposable-database.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { plainBytes } from "./compress-page.ts";
import { type DiskPageStore, openDiskPageStore } from "./disk-page-store.ts";
import type { RenderedPage } from "./rendered-page.ts";

type DiskSettings = Pick<
  Environment,
  "siteOrigin" | "apiOrigin" | "databaseUrl" | "dataDirectory" | "pageDiskBytes" | "imageKey" | "hstsPreload"
>;

interface PageDisk {
  readonly store: DiskPageStore;
  readonly hasAssets: (page: RenderedPage) => boolean;
}

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
): PageDisk | undefined {
  const { dataDirectory, pageDiskBytes, siteOrigin, apiOrigin, databaseUrl, hstsPreload } = environment;
  const file = join(dataDirectory, "cache", "pages.sqlite");
  if (pageDiskBytes === 0) {
    removeFile(file);
    return undefined;
  }
  const files = buildFiles.map((name) => readFileSync(join(buildFolder, name)));
  const imageKey = readImageKey(environment.imageKey, dataDirectory);
  const store = openDiskPageStore({
    file,
    maxBytes: pageDiskBytes,
    source: digest(JSON.stringify([siteOrigin, apiOrigin ?? (databaseUrl && databaseName(databaseUrl))])),
    build: digest(...files, JSON.stringify([settings, hstsPreload, imageKey])),
  });
  return { store, hasAssets: createAssetCheck(join(buildFolder, "client"), join(buildFolder, "earlier")) };
}

/** Without user and password, which may change while the data stay. */
function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

const assetPath = /\/assets\/[\w.-]+/g;

/** @param folders with the files of this build and of earlier ones */
function createAssetCheck(...folders: readonly string[]): PageDisk["hasAssets"] {
  return (page) => {
    const paths = new Set(plainBytes(page).toString("latin1").match(assetPath));
    return [...paths].every((path) => folders.some((folder) => existsSync(join(folder, path))));
  };
}
