import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, emptyTables } from "#backend/db/test-databases.harness.ts";
import { type ContentFolder, createContentFolder } from "./content.harness.ts";
import { importContent } from "./import-content.ts";

/** A database, emptied after each test of a block, and a folder of content for each. */
export interface ImportTests {
  readonly database: Kysely<Tables>;
  readonly content: ContentFolder;
  readonly importLines: (
    lines: readonly (object | string)[],
    onlyIntoEmpty?: boolean,
  ) => ReturnType<typeof importContent>;
}

/** @param open one of `testDatabases` */
export function prepareImportTests(open: () => Promise<Kysely<Tables>>): ImportTests {
  let database: Kysely<Tables>;
  let content: ContentFolder;
  beforeAll(async () => {
    database = await open();
  }, databaseStartTimeout);
  beforeEach(async () => {
    content = await createContentFolder();
  });
  afterEach(async () => {
    await emptyTables(database);
    await content.remove();
  });
  afterAll(() => database.destroy());
  return {
    get database() {
      return database;
    },
    get content() {
      return content;
    },
    async importLines(lines, onlyIntoEmpty = false) {
      const { mediaDirectory, mediaFolder } = content;
      return importContent({ database, mediaDirectory, mediaFolder, file: await content.write(lines), onlyIntoEmpty });
    },
  };
}
