import type { Kysely } from "kysely";
import { afterEach, beforeEach } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { type ContentFolder, createContentFolder } from "./content.harness.ts";
import { type ImportIssue, InvalidContentError } from "./import/import-issue.ts";
import type { ContentCounts } from "./import/write-content.ts";
import { importContent } from "./import-content.ts";

type ImportResult =
  | { readonly kind: "imported"; readonly counts: ContentCounts }
  | { readonly kind: "invalid"; readonly issues: readonly ImportIssue[] };

/** A database, emptied after each test of a block, and a folder of content for each. */
export interface ImportTests {
  readonly database: Kysely<Tables>;
  readonly content: ContentFolder;
  readonly importLines: (lines: readonly (object | string)[]) => Promise<ImportResult>;
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
    async importLines(lines) {
      const { mediaDirectory, mediaFolder } = content;
      const file = await content.write(lines);
      try {
        const counts = await importContent({ database, mediaDirectory, mediaFolder, file });
        return { kind: "imported", counts };
      } catch (error) {
        if (error instanceof InvalidContentError) return { kind: "invalid", issues: error.issues };
        throw error;
      }
    },
  };
}
