import { createWriteStream } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { exportContent } from "#backend/content/export-content.ts";
import { describeFault } from "#backend/content/import/import-issue.ts";
import type { ContentCounts } from "#backend/content/import/write-content.ts";
import { importContent } from "#backend/content/import-content.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { readEnvironment } from "#server/config/environment.ts";

const usage = `Own content, one JSON object a line (docs/content.md):

  npm run content -- import FILE.ndjson [--media FOLDER]
      Takes the file in, all of it or nothing. File names in it are those of FOLDER;
      without --media, those of the data directory's own media folder.
  npm run content -- export [FILE.ndjson]
      Writes all content to FILE, or to the standard output (then with npm run --silent).

DATABASE_URL and DATA_DIRECTORY say which content, as for the server.
`;

/** Ends with a sentence and status 1: what the user can mend. */
class ContentFailure extends Error {}

process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  const command = readCommand(words);
  if (!command) {
    process.stderr.write(usage);
    return 2;
  }
  let database: Kysely<Tables> | undefined;
  try {
    const environment = readEnvironment(process.env);
    if (command.name === "import") await expectFile(command.file);
    database = await openDatabase(environment);
    if (command.name === "import") {
      await importFile(database, environment.dataDirectory, command);
    } else {
      await exportFile(database, command.file);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await database?.destroy();
  }
}

type Command =
  | { name: "import"; file: string; media: string | undefined }
  | { name: "export"; file: string | undefined };

function readCommand(words: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { media: { type: "string" } },
    });
    const [name, file, ...rest] = positionals;
    if (rest.length > 0) return undefined;
    const media = values.media === undefined ? undefined : fromHere(values.media);
    if (name === "import" && file !== undefined) return { name, file: fromHere(file), media };
    if (name === "export" && media === undefined)
      return { name, file: file === undefined ? undefined : fromHere(file) };
    return undefined;
  } catch {
    return undefined;
  }
}

/** npm runs scripts in the project's folder, whichever folder it was called in. */
function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}

async function expectFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  // It is read twice, so a pipe will not do.
  if (!found?.isFile()) throw new ContentFailure(`${file} is not a file.`);
}

async function importFile(
  database: Kysely<Tables>,
  dataDirectory: string,
  { file, media }: { file: string; media: string | undefined },
): Promise<void> {
  const result = await importContent({
    database,
    dataDirectory,
    file,
    mediaFolder: media ?? join(dataDirectory, "media"),
  });
  if (result.kind === "faulty") {
    throw new ContentFailure(`Nothing was changed.\n${result.faults.map(describeFault).join("\n")}`);
  }
  if (result.kind === "imported") process.stdout.write(`${summary(result.counts)}\n`);
}

function summary(counts: ContentCounts): string {
  const kinds = Object.entries(counts).filter(([, { added, changed, unchanged }]) => added + changed + unchanged > 0);
  if (kinds.every(([, { added, changed }]) => added + changed === 0)) return "Nothing to change: all of it was there.";
  return kinds
    .map(
      ([kind, { added, changed, unchanged }]) => `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    )
    .join("\n");
}

async function exportFile(database: Kysely<Tables>, file: string | undefined): Promise<void> {
  const lines = Readable.from(exportContent(database)).map((line) => `${JSON.stringify(line)}\n`);
  if (file === undefined) {
    await pipeline(lines, process.stdout);
    return;
  }
  // Beside and renamed: an export that fails halfway leaves the last one as it was.
  await pipeline(lines, createWriteStream(`${file}.part`, { flush: true }));
  await rename(`${file}.part`, file);
}
