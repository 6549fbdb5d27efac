import { execFile } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { chmod, copyFile, link, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { databaseFile } from "#backend/db/open-database.ts";
import { countsFile } from "#server/counts/store/count-store.ts";

/** In the data directory and in a backup. */
export const sqliteFiles = [databaseFile, countsFile];

/** What `pg_dump` writes. */
export const dumpFile = "postgres.dump";

/**
 * Empties the log of a SQLite file, so that it stands alone, and reads all of it.
 *
 * @throws Error in words for the operator, if another process has it open or it is damaged
 */
export function checkSqliteFile(path: string): void {
  using database = new DatabaseSync(path);
  try {
    database.exec("pragma journal_mode = delete");
    const [first] = database.prepare("pragma integrity_check(1)").all();
    if (first?.integrity_check !== "ok") throw new Error(String(first?.integrity_check));
  } catch (error) {
    const isBusy = (error as { readonly errcode?: number }).errcode === 5;
    throw new Error(isBusy ? `${path} is in use: stop the site first.` : `${path} is damaged: ${error}`);
  }
}

/**
 * Copies those files of a folder that `to` lacks. A media file never changes; one that is deleted meanwhile, or is still
 * being written, is left out.
 *
 * @param linked a folder whose files of the same names are linked where that is possible, which takes no room
 * @returns how many files there are now
 */
export async function copyMissingFiles(from: string, to: string, linked = to): Promise<number> {
  for (const name of existsSync(from) ? await readdir(from) : []) {
    if (name.startsWith(".") || existsSync(join(to, name))) continue;
    await link(join(linked, name), join(to, name))
      .catch(() => copyPrivately(join(from, name), join(to, name)))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
  }
  return (await readdir(to)).length;
}

/** A copy that this user alone can read; it would have the rights of its source otherwise. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await chmod(to, 0o600);
}

/**
 * Runs a program of PostgreSQL, such as `pg_dump`. The password is in its environment, since other users of the machine can
 * read its arguments.
 *
 * @param databaseUrl that the program connects to; without it, it works on files alone
 * @throws Error in the words of the program, or that says that it is missing
 */
export async function runPostgresProgram(program: string, words: string[], databaseUrl?: string): Promise<void> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const env = { ...process.env, ...(url?.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  if (url) url.password = "";
  try {
    await promisify(execFile)(program, [...words, ...(url ? [`--dbname=${url.href}`] : [])], { env });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    const missing = `${program} is not on the PATH: install PostgreSQL's client programs, at least of the server's version.`;
    throw new Error(code === "ENOENT" ? missing : stderr?.trim() || `${program} failed (${code}).`);
  }
}
