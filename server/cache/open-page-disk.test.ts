import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { plainSiteSettings } from "#site/plain-site.harness.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { encodedBody } from "./compress-page.ts";
import { openPageDisk } from "./open-page-disk.ts";
import { renderedPage } from "./rendered-page.harness.ts";
import type { CachedPage } from "./rendered-page.ts";

type Settings = Parameters<typeof openPageDisk>[0];

const buildFiles = ["client-manifest.json", "server-manifest.json", "server/site.js"];

function write(folder: string, path: string, content = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** A build and a data directory. */
function createFolders() {
  const [buildFolder, dataDirectory] = [temporaryFolder(), temporaryFolder()];
  for (const file of buildFiles) write(buildFolder, file);
  mkdirSync(join(dataDirectory, "cache"));
  return { buildFolder, dataDirectory };
}

interface Start {
  readonly environment?: Partial<Settings>;
  readonly settings?: Partial<SiteSettings>;
}

/** The disk as a process opens it. */
function start(
  { buildFolder, dataDirectory }: ReturnType<typeof createFolders>,
  { environment, settings }: Start = {},
) {
  const opened = openPageDisk(
    {
      siteOrigin: "https://site.example",
      apiOrigin: undefined,
      databaseUrl: "postgres://site:secret@db.example:5432/app",
      dataDirectory,
      pageDiskBytes: 10_000_000,
      imageKeys: ["a key of 32 characters or more …"],
      hstsPreload: false,
      ...environment,
    },
    buildFolder,
    { ...plainSiteSettings, ...settings },
    () => true,
  );
  onTestFinished(() => opened?.close());
  return opened;
}

const pageOf = (text: string) => renderedPage(text) as CachedPage;

/** How a page of the first start is found by the second. */
function findAfter(
  restart: Start,
  change: (folders: ReturnType<typeof createFolders>) => void = () => {},
  first?: Start,
) {
  const folders = createFolders();
  const before = start(folders, first);
  before?.set("/", pageOf("merhaba"), 0);
  before?.close();
  change(folders);
  const found = start(folders, restart)?.find("/");
  if (!found) return "gone";
  expect(String(encodedBody(found.page, "identity").bytes)).toBe("merhaba");
  return found.page.bridgesOnly ? "of another build" : "of this build";
}

test("pages outlive a restart", () => {
  expect(findAfter({})).toBe("of this build");
});

const imageKeys = ["another key of 32 characters or more"];

test.each<[string, Start]>([
  ["other settings of the site", { settings: { offlineTickets: false } }],
  ["other headers", { environment: { hstsPreload: true } }],
  ["another key of images", { environment: { imageKeys } }],
])("those that were rendered with %s only bridge an outage", (_, restart) => {
  expect(findAfter(restart)).toBe("of another build");
});

test.each(buildFiles)("so do those of a build with another %s", (file) => {
  expect(findAfter({}, ({ buildFolder }) => write(buildFolder, file, "changed"))).toBe("of another build");
});

const databaseUrl = (url: string): Start => ({ environment: { databaseUrl: url } });
const apiOrigin = (origin: string): Start => ({ environment: { apiOrigin: origin } });

test("pages of other data, or of another site, are gone", () => {
  expect(findAfter({ environment: { siteOrigin: "https://other.example" } })).toBe("gone");
  expect(findAfter(databaseUrl("postgres://site:secret@db.example:5432/other"))).toBe("gone");
  expect(findAfter(databaseUrl("postgres://site:secret@other.example:5432/app"))).toBe("gone");
  expect(findAfter({ environment: { databaseUrl: undefined } })).toBe("gone");
  expect(findAfter(apiOrigin("https://api.example"))).toBe("gone");
  expect(findAfter(apiOrigin("https://other.example"), () => {}, apiOrigin("https://api.example"))).toBe("gone");
});

test("a new password of the database loses no page, nor does the database of a site that has a product server", () => {
  expect(findAfter(databaseUrl("postgres://new:password@db.example:5432/app"))).toBe("of this build");
  const environment = { apiOrigin: "https://api.example", databaseUrl: undefined };
  expect(findAfter({ environment }, () => {}, apiOrigin("https://api.example"))).toBe("of this build");
});

test("where the operator turns it off, no page is left", () => {
  const folders = createFolders();
  const file = join(folders.dataDirectory, "cache", "pages.sqlite");
  start(folders)?.close();
  expect(existsSync(file)).toBe(true);
  expect(start(folders, { environment: { pageDiskBytes: 0 } })).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});
