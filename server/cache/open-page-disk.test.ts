import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { encodedBody } from "./compress-page.ts";
import { openPageDisk } from "./open-page-disk.ts";
import { renderedPage } from "./rendered-page.harness.ts";
import type { CachedPage } from "./rendered-page.ts";

type Settings = Parameters<typeof openPageDisk>[0];

/** The disk as a process opens it. */
function start(dataDirectory: string, environment: Partial<Settings> = {}) {
  const opened = openPageDisk({
    siteOrigin: "https://site.example",
    apiOrigin: undefined,
    databaseUrl: "postgres://site:secret@db.example:5432/app",
    dataDirectory,
    pageDiskBytes: 10_000_000,
    ...environment,
  });
  onTestFinished(() => opened?.close());
  return opened;
}

/** Whether a page of the first start is found by the second. */
function isFoundAfter(restart: Partial<Settings>, first?: Partial<Settings>): boolean {
  const dataDirectory = temporaryFolder();
  const before = start(dataDirectory, first);
  before?.set("/", renderedPage("merhaba") as CachedPage, 0);
  before?.close();
  const found = start(dataDirectory, restart)?.find("/");
  return found !== undefined && String(encodedBody(found.page, "identity").bytes) === "merhaba";
}

const databaseUrl = (databaseUrl: string | undefined) => ({ databaseUrl });
const apiOrigin = (apiOrigin: string) => ({ apiOrigin });

test("pages outlive a restart; those of other data, or of another site, are gone", () => {
  expect(isFoundAfter({})).toBe(true);
  expect(isFoundAfter({ siteOrigin: "https://other.example" })).toBe(false);
  expect(isFoundAfter(databaseUrl("postgres://site:secret@db.example:5432/other"))).toBe(false);
  expect(isFoundAfter(databaseUrl("postgres://site:secret@other.example:5432/app"))).toBe(false);
  expect(isFoundAfter(databaseUrl(undefined))).toBe(false);
  expect(isFoundAfter(apiOrigin("https://api.example"))).toBe(false);
  expect(isFoundAfter(apiOrigin("https://other.example"), apiOrigin("https://api.example"))).toBe(false);
});

test("a new password of the database loses no page, nor does the database of a site that has a product server", () => {
  expect(isFoundAfter(databaseUrl("postgres://new:password@db.example:5432/app"))).toBe(true);
  const restart = { ...apiOrigin("https://api.example"), ...databaseUrl(undefined) };
  expect(isFoundAfter(restart, apiOrigin("https://api.example"))).toBe(true);
});

test("where the operator turns it off, no page is left", () => {
  const dataDirectory = temporaryFolder();
  const file = join(dataDirectory, "cache", "pages.sqlite");
  start(dataDirectory)?.close();
  expect(existsSync(file)).toBe(true);
  expect(start(dataDirectory, { pageDiskBytes: 0 })).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});
