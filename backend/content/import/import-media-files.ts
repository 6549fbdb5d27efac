import type { Kysely } from "kysely";
import pLimit from "p-limit";
import type { Tables } from "#backend/db/tables.ts";
import { importMedia } from "#backend/media/import-media.ts";
import { openMediaFolder } from "#backend/media/media-folder.ts";
import type { NamedMedium } from "./check-content.ts";
import { expectNone, type ImportIssue, issueLimit } from "./import-issue.ts";

/** Files imported at the same time. Each image is decoded in memory. */
const limit = pLimit(4);

/**
 * Copies every media file that lines name into the media folder. Runs before the transaction; if the import fails, files
 * without a row remain, which is harmless.
 *
 * @throws InvalidContentError
 */
export async function importMediaFiles(
  database: Kysely<Tables>,
  media: Iterable<NamedMedium>,
  { mediaDirectory, source }: { mediaDirectory: string; source: string },
): Promise<void> {
  const folder = await openMediaFolder(mediaDirectory);
  const files = [...media].filter(({ row }) => row === undefined);
  const issues: ImportIssue[] = [];
  await limit.map(files, async (named) => {
    if (issues.length >= issueLimit) return;
    const { file, use, line, field } = named;
    const result = await importMedia({ file, use, source }, folder, (name) =>
      database.selectFrom("media").selectAll().where("name", "=", name).executeTakeFirst(),
    );
    if ("message" in result) issues.push({ line, field, message: result.message });
    else named.row = result;
  });
  expectNone(issues);
}
