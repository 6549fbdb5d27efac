import { existsSync } from "node:fs";
import { lchown, mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Kysely } from "kysely";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { createPostgresDialect } from "#backend/db/postgres-pool.ts";
import { readLaterChanges, redoLaterChanges } from "#backend/retention/later-changes.ts";
import { checkMediaDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import { keyFile } from "#server/config/image-keys.ts";
import { resolveFromCaller } from "../command-line.ts";
import { expectDatabase } from "../expect-database.ts";
import {
  checkSqliteFile,
  copyMissingFiles,
  copyPrivately,
  dumpFile,
  runPostgresProgram,
  sqliteFiles,
} from "./backup-files.ts";
import { type OwnerCommand, readNeeded } from "./owner-command.ts";

/** `npm run owner -- restore`. */
export const restore: OwnerCommand = {
  usage: `BACKUP [--newer FOLDER|URL]
      Puts a backup into a folder or database that has none, while the site is stopped. --newer: the data
      directory or PostgreSQL that it stands for; the deletions and decisions that it knows are done again.`,
  async *run(args, environment) {
    const { words, values } = readNeeded(args, ["BACKUP"], { newer: { type: "string" } });
    const { databaseUrl, dataDirectory, mediaDirectory, apiOrigin } = environment;
    const backup = resolveFromCaller(words[0] ?? "");
    expectBackup(backup, databaseUrl);
    await expectNoDatabase(environment);
    const files = databaseUrl === undefined ? sqliteFiles.filter((file) => existsSync(join(backup, file))) : [];
    for (const file of files) checkSqliteFile(join(backup, file));
    process.umask(0o077);
    if (process.getuid?.() === 0 && !existsSync(dataDirectory)) {
      throw new Error(`Make the folder first: install -d -m 700 -o USER ${dataDirectory}, with the service's user.`);
    }
    if (environment.sharesMedia) checkMediaDirectory(mediaDirectory);
    const later = values.newer === undefined ? undefined : await readNewer(values.newer);
    await mkdir(mediaDirectory, { recursive: true });
    const key = join(backup, "keys", keyFile);
    if (existsSync(key)) await copyPrivately(key, join(dataDirectory, keyFile));
    const media = await copyMissingFiles(join(backup, "media"), mediaDirectory);
    // Last: where the disk is full before, there is no database yet, and the command can be repeated.
    await (databaseUrl === undefined
      ? restoreFiles(files, backup, dataDirectory)
      : restoreDump(join(backup, dumpFile), databaseUrl));
    // Pages and images there may be of what is not shown any more.
    await rm(join(dataDirectory, "cache"), { recursive: true, force: true });
    await giveToOwner(dataDirectory, [...sqliteFiles, keyFile, "media"]);
    await giveToOwner(mediaDirectory, await readdir(mediaDirectory));
    yield `${basename(backup)} is restored. There are ${media} media files.\n`;
    if (apiOrigin === undefined) yield* redo(environment, later);
  },
};

function expectBackup(backup: string, databaseUrl: string | undefined): void {
  if (!/^\d{4}-\d\d-\d\dT\d{6}$/.test(basename(backup)) || !existsSync(backup)) {
    throw new Error(`${backup} is no backup, such as 2026-10-01T031500.`);
  }
  if (existsSync(join(backup, dumpFile)) !== (databaseUrl !== undefined)) {
    throw new Error(`It is of ${databaseUrl === undefined ? "PostgreSQL: set" : "SQLite: do not set"} DATABASE_URL.`);
  }
}

async function expectNoDatabase({ databaseUrl, dataDirectory }: Environment): Promise<void> {
  const isThere = "There is a database already. Move it away, and name its new place with --newer.";
  if (databaseUrl === undefined) {
    if (sqliteFiles.some((file) => existsSync(join(dataDirectory, file)))) throw new Error(isThere);
    return;
  }
  await using database = new Kysely({ dialect: createPostgresDialect({ databaseUrl, max: 1 }) });
  if ((await database.introspection.getTables()).length > 0) throw new Error(isThere);
}

/** @param newer a data directory, or the URL of a PostgreSQL database */
async function readNewer(newer: string) {
  const databaseUrl = newer.includes("://") ? newer : undefined;
  const place = { databaseUrl, dataDirectory: resolveFromCaller(newer) };
  expectDatabase(place);
  await using database = await openDatabase(place);
  return await readLaterChanges(database); // before it is closed
}

async function restoreFiles(files: readonly string[], backup: string, dataDirectory: string): Promise<void> {
  try {
    for (const file of files) await copyPrivately(join(backup, file), join(dataDirectory, file));
  } catch (error) {
    for (const file of files) await rm(join(dataDirectory, file), { force: true });
    throw error;
  }
}

async function restoreDump(file: string, databaseUrl: string): Promise<void> {
  const options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
  await runPostgresProgram("pg_restore", [...options, file], databaseUrl);
}

/** What is restored belongs to the owner of its folder, whoever runs the command. */
async function giveToOwner(folder: string, names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const name of names) if (existsSync(join(folder, name))) await lchown(join(folder, name), uid, gid);
}

/** Says what comes back, and does again what is known. */
async function* redo(environment: Environment, later: Awaited<ReturnType<typeof readNewer>> | undefined) {
  await using database = await openDatabase(environment);
  const now = await readDatabaseTime(database);
  if (later === undefined) {
    yield `What visitors asked for and moderators decided since then is not known (docs/operations.md, "Backup").\n`;
  } else {
    const { accounts, decisions, deletions, lostReports } = await redoLaterChanges(database, later, now);
    yield `Deleted since then, as the newer database knows: ${byDay(deletions)}.\n`;
    yield `Done again: ${decisions} decisions; ${accounts} accounts are deleted, frozen or restored.\n`;
    if (lostReports.length > 0) {
      yield `Keep the newer database: it alone has ${lostReports.length} reports since then, ${lostReports[0]} the first.\n`;
    }
  }
  const due = database.selectFrom("accounts").where("state", "=", "deleting").where("delete_at", "<=", now);
  const dates = await due.orderBy("delete_at").select("delete_at").execute();
  yield `Due by now, and deleted within an hour of the next start: ${byDay(dates.map((row) => row.delete_at ?? now))}.\n`;
}

/** Such as "3 accounts (2026-11-21: 1, 2026-11-22: 2)". */
function byDay(times: readonly number[]): string {
  if (times.length === 0) return "no account";
  const days = Map.groupBy(times, (one) => new Date(one).toISOString().slice(0, 10));
  return `${times.length} accounts (${Array.from(days, ([day, { length }]) => `${day}: ${length}`).join(", ")})`;
}
