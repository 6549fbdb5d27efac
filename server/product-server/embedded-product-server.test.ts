import { pino } from "pino";
import { expect, test } from "vitest";
import { announceChanges, announceHiddenMedia } from "#backend/changes/announce-change.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { openEmbeddedProductServer } from "./embedded-product-server.ts";

const environmentOf = (dataDirectory: string) =>
  readEnvironment({ SITE_ORIGIN: "http://site.example", DATA_DIRECTORY: dataDirectory, DEMO_CONTENT: "false" });

test("all changes that are kept are reported at the start: a killed process may have kept copies", async () => {
  const dataDirectory = temporaryFolder();
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory, log });
  await database.transaction().execute(async (transaction) => {
    await announceChanges(transaction, ["ada", "can"]);
    await announceHiddenMedia(transaction, ["a.jpg"]);
  });
  const { start, close } = await openEmbeddedProductServer(environmentOf(dataDirectory), log);
  const reported: string[] = [];
  start({ onUserChange: (uuid) => reported.push(uuid), onMediaHidden: (names) => reported.push(...names) });
  await expect.poll(() => reported).toEqual(["ada", "can", "a.jpg"]);
  await close();
  await database.destroy();
});

test("demo content that is not wanted is not written", async () => {
  const dataDirectory = temporaryFolder();
  const { close } = await openEmbeddedProductServer(environmentOf(dataDirectory), pino({ level: "silent" }));
  const database = await openDatabase({ dataDirectory });
  expect(await database.selectFrom("users").select("uuid").execute()).toEqual([]);
  await Promise.all([close(), database.destroy()]);
});
