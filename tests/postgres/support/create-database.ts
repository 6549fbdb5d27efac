import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * Creates a database with the content of `template`, or an empty one.
 *
 * @param serverUrl of any database of the server
 * @returns its URL
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `site_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} ${template ? `template ${new URL(template).pathname.slice(1)}` : ""}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
