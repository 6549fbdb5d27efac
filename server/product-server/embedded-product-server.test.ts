import { pino } from "pino";
import { expect, test } from "vitest";
import { openDatabase } from "#backend/db/open-database.ts";
import { productPaths } from "#contract/product-paths.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createProductApi } from "#site/product-api/product-api.ts";
import { openEmbeddedProductServer } from "./embedded-product-server.ts";

const settings = {
  databaseUrl: undefined,
  demoContent: false,
  siteOrigin: "http://site.example",
  accountDeletionDays: 30,
  mail: undefined,
};

test("a database error is logged once, by the caller, with its reason", async () => {
  const dataDirectory = temporaryFolder();
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory, log });
  const { transport, close } = await openEmbeddedProductServer({ ...settings, dataDirectory }, log);
  await database.schema.dropTable("tickets").execute();
  const requestLog = log.child({ requestId: "r-1" });
  const result = await createProductApi(transport).get(productPaths.ticket("konser", "paket-1", "bilet-1"), requestLog);
  expect(result).toEqual({ ok: false, failure: "unavailable" });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    requestId: "r-1",
    call: "project/events",
    error: "no such table: tickets",
  });
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
