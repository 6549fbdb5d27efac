import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#server/config/environment.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { storeOf } from "#site/features/store-links/detect-phone.ts";
import type { SiteRequest } from "#site/site-request.ts";
import { startCounting } from "./counting.ts";

const telegram = "TelegramBot (like TwitterBot)";
const postRequest = { route: "post", locale: "tr" } as SiteRequest;

function setUp(variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const warnings: string[] = [];
  const log = pino({ base: null }, { write: (line) => warnings.push(JSON.parse(line).msg) });
  const environment = readEnvironment({ DATA_DIRECTORY: folder, ...variables });
  const rows = () => {
    const database = new DatabaseSync(join(folder, "counts.sqlite"));
    const found = database.prepare("select event, page, language, app, detail, count from daily_counts order by event");
    const all = found.all().map((row) => ({ ...row }));
    database.close();
    return all;
  };
  return { folder, warnings, rows, start: () => startCounting(environment, log, undefined) };
}

test("only pages make a preview", async () => {
  const { start, rows } = setUp();
  const counting = await start();
  counting?.countPreview({ ...postRequest, route: "embed-post" } as SiteRequest, telegram);
  await counting?.close();
  expect(rows()).toEqual([]);
});

test("a code that leads straight to a store is a store press, unless the visitor refuses", async () => {
  Object.assign(storeOf, { apple: "google" }); // another name than the phone's, which is not the store
  onTestFinished(() => void Object.assign(storeOf, { apple: "apple" }));
  const { start, rows } = setUp();
  const counting = await start();
  const download = { ...postRequest, route: "download", query: {} } as SiteRequest;
  const instagram = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 354.0.0.29.90";
  counting?.countStoreRedirect(download, { "user-agent": instagram });
  counting?.countStoreRedirect(download, { "user-agent": instagram, "sec-gpc": "1" });
  counting?.countStoreRedirect({ ...download, query: { c: "typed" } } as SiteRequest, { "user-agent": instagram });
  await counting?.close();
  const labels = { page: "download", language: "tr", app: "instagram" };
  expect(rows()).toEqual([
    { event: "campaign-store", ...labels, language: "", app: "", detail: "other", count: 1 },
    { event: "store-click", ...labels, detail: "google", count: 2 },
  ]);
});

test("the setting turns it off, and leaves no file", async () => {
  const { start, folder } = setUp({ COUNTING: "false" });
  mkdirSync(join(folder, "counts.sqlite")); // which could not be opened
  expect(await start()).toBeUndefined();
});

test("a file that cannot be opened ends the start with a sentence", async () => {
  const { start, folder } = setUp();
  writeFileSync(join(folder, "counts.sqlite"), "no database ".repeat(100));
  await expect(start()).rejects.toThrow(/^counts\.sqlite in DATA_DIRECTORY .* cannot be opened: .*COUNTING=false\.$/);
});

test("a start of what seems to be one of several instances says that they need one database", async () => {
  const { start, warnings } = setUp({ API_ORIGIN: "https://api.example.com", PICTURE_KEY: "k".repeat(32) });
  const counting = await start();
  await counting?.close();
  expect(warnings).toEqual([expect.stringContaining("DATABASE_URL is not: counts are in DATA_DIRECTORY")]);
});

test("a PostgreSQL that is away does not stop the start", async () => {
  const counting = await setUp({ DATABASE_URL: "postgres://test@127.0.0.1:1/none" }).start();
  expect(counting).toBeDefined();
  void counting?.close(); // which tries for seconds what it could not write
});
