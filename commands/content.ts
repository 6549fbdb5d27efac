import { createWriteStream } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import { exportContent } from "#backend/content/export-content.ts";
import type { ContentCounts } from "#backend/content/import/write-content.ts";
import { importContent } from "#backend/content/import-content.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { misuse, printOutput, readWords, resolveFromCaller } from "./command-line.ts";
import { expectDatabase } from "./expect-database.ts";

const usage = `Imports and exports content as NDJSON, one JSON object per line (docs/content.md):

  npm run content -- import FILE.ndjson [--media FOLDER]
      Imports the file, all of it or nothing. Its media paths are relative to FOLDER, or to
      the site's media folder without --media.
  npm run content -- export [FILE.ndjson] [--accounts]
      Writes all content to FILE, or to standard output (use npm run --silent then). With
      --accounts also e-mail addresses, password hashes and requests to delete accounts.

DATABASE_URL, DATA_DIRECTORY and MEDIA_DIRECTORY select database and media folder, as for the server.`;

export const runContent = (words: string[]): Promise<number> => printOutput(execute(words));

async function* execute(words: string[]): AsyncGenerator<string> {
  const command = readCommand(words);
  if (!command) throw misuse(usage);
  const environment = readEnvironment(process.env);
  if (command.name === "export") {
    expectDatabase(environment);
    await using database = await openDatabase(environment);
    return await exportFile(database, command);
  }
  await expectFile(command.file);
  // As the server: what an import creates is for this user alone.
  process.umask(0o077);
  await using database = await openDatabase(environment);
  yield* importFile(database, environment.mediaDirectory, command);
}

function readCommand(words: string[]) {
  const { positionals, values } = readWords(words, {
    media: { type: "string" },
    accounts: { type: "boolean", default: false },
  });
  const [name, file, ...rest] = positionals;
  if (rest.length > 0) return undefined;
  const media = values.media === undefined ? undefined : resolveFromCaller(values.media);
  if (name === "import" && file !== undefined && !values.accounts)
    return { name: "import" as const, file: resolveFromCaller(file), media };
  if (name === "export" && media === undefined)
    return { name: "export" as const, file: file && resolveFromCaller(file), withAccounts: values.accounts };
  return undefined;
}

async function expectFile(file: string): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  // The file is read twice, so it cannot be a pipe.
  if (!stats?.isFile()) throw new Error(`${file} is not a file.`);
}

async function* importFile(
  database: Kysely<Tables>,
  mediaDirectory: string,
  { file, media }: { file: string; media: string | undefined },
): AsyncGenerator<string> {
  const counts = await importContent({
    database,
    mediaDirectory,
    file,
    mediaFolder: media ?? mediaDirectory,
    onStep: (step) => process.stderr.isTTY && process.stderr.write(`${step}…\n`),
  });
  yield `${summary(counts)}\n`;
}

function summary(counts: ContentCounts): string {
  const kinds = Object.entries(counts).filter(([, { added, changed, unchanged }]) => added + changed + unchanged > 0);
  if (kinds.every(([, { added, changed }]) => added + changed === 0))
    return "Nothing changed: the database already has this content.";
  return kinds
    .map(
      ([kind, { added, changed, unchanged }]) => `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    )
    .join("\n");
}

async function exportFile(
  database: Kysely<Tables>,
  { file, withAccounts }: { file: string | undefined; withAccounts: boolean },
): Promise<void> {
  const lines = Readable.from(exportContent(database, { withAccounts })).map((line) => `${JSON.stringify(line)}\n`);
  if (file === undefined) {
    await pipeline(lines, process.stdout, { end: false });
    return;
  }
  // Write to a temporary file and rename it, so that a failed export does not damage an earlier one.
  await pipeline(lines, createWriteStream(`${file}.part`, { flush: true, mode: withAccounts ? 0o600 : 0o666 }));
  await rename(`${file}.part`, file);
}

if (import.meta.main) process.exitCode = await runContent(process.argv.slice(2));
