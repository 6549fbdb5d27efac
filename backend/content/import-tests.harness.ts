import type { Kysely } from "kysely";
import { afterEach, beforeEach } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
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
export function prepareImportTests(share: () => Kysely<Tables>): ImportTests {
  const database = share();
  let content: ContentFolder;
  beforeEach(async () => {
    content = await createContentFolder();
  });
  afterEach(() => content.remove());
  return {
    database,
    get content() {
      return content;
    },
    async importLines(lines, onlyIntoEmpty = false) {
      const { mediaDirectory, mediaFolder } = content;
      return importContent({ database, mediaDirectory, mediaFolder, file: await content.write(lines), onlyIntoEmpty });
    },
  };
}
