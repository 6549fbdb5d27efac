import { execFile } from "node:child_process";
import { promisify } from "node:util";

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
