import { pino } from "pino";
import { expect, test } from "vitest";
import { testDueHours } from "#backend/accounts/accounts.harness.ts";
import { announceChanges, announceDeletedMedia } from "#backend/changes/announce-change.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { openEmbeddedProductServer } from "./embedded-product-server.ts";

const settings = {
  mediaDirectory: "/nowhere",
  sharesMedia: false,
  databaseUrl: undefined,
  demoContent: false,
  siteOrigin: "http://site.example",
  accountDeletionDays: 30,
  reportDueHours: testDueHours,
  reportMonths: 7,
  mail: undefined,
};

test("all changes that are kept are reported at the start: a killed process may have kept copies", async () => {
  const dataDirectory = temporaryFolder();
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory, log });
  await database.transaction().execute(async (transaction) => {
    await announceChanges(transaction, ["ada", "can"]);
    await announceDeletedMedia(transaction, ["a.jpg"]);
  });
  const { start, close, hasReadChanges } = await openEmbeddedProductServer({ dataDirectory, ...settings }, log);
  expect(hasReadChanges()).toBe(false);
  const reported: string[] = [];
  start({ onUserChange: (uuid) => reported.push(uuid), onMediaDeleted: (names) => reported.push(...names) });
  await expect.poll(hasReadChanges).toBe(true);
  expect(reported).toEqual(["ada", "can", "a.jpg"]);
  await close();
  await database.destroy();
});

test("demo content that is not wanted is not written", async () => {
  const dataDirectory = temporaryFolder();
  const { close } = await openEmbeddedProductServer({ ...settings, dataDirectory }, pino({ level: "silent" }));
  const database = await openDatabase({ dataDirectory });
  expect(await database.selectFrom("users").select("uuid").execute()).toEqual([]);
  await Promise.all([close(), database.destroy()]);
});
