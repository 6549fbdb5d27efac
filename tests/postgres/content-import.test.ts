import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// `npm run content -- import` beside two instances of the site.

interface Line {
  readonly kind: string;
  readonly uuid: string;
  readonly author?: string;
}

const seed = join(import.meta.dirname, "..", "..", "backend", "seed");
const lines = readFileSync(join(seed, "content.ndjson"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

/** Returns what reads the users whose changes are announced from now on. */
async function watchChanges(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query("select coalesce(max(number), 0) as last from changes");
  return async (): Promise<string[]> => {
    const changes = await client.query("select user_uuid from changes where number > $1", [rows[0].last]);
    return changes.rows.map((row) => row.user_uuid);
  };
}

/** Runs the import as an operator does. @returns what it prints */
async function importLines(databaseUrl: string, changed: readonly object[]): Promise<string> {
  const folder = temporaryFolder();
  const file = join(folder, "content.ndjson");
  await writeFile(file, changed.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const words = ["commands/content.ts", "import", file, "--media", join(seed, "media")];
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIRECTORY: folder };
  return (await promisify(execFile)(process.execPath, words, { env })).stdout;
}

test("what an import changes or hides is gone from every instance within two seconds", async () => {
  const databaseUrl = await createDatabase(inject("postgresUrl"));
  const settings = { DATABASE_URL: databaseUrl, DEMO_CONTENT: "true" };
  const sites = [await startSite(settings), await startSite(settings)];
  for (const site of sites) onTestFinished(site.stop);
  const announced = await watchChanges(databaseUrl);

  const posts = lines.filter((line) => line.kind === "post");
  const [first] = posts as [Line];
  const second = posts.find(({ author }) => author !== first.author) as Line;
  const paths = [first, second].map(({ uuid }) => `/post/${uuid}`);
  const shown = async ({ origin }: RunningSite, path: string) => {
    const response = await fetch(origin + path);
    return [response.status, (await response.text()).includes("Yepyeni bir söz")];
  };
  for (const site of sites) for (const path of paths) expect(await shown(site, path)).toEqual([200, false]);

  expect(
    await importLines(databaseUrl, [
      { ...first, content: "Yepyeni bir söz" },
      { ...second, public: false },
    ]),
  ).toContain("post: 0 added, 2 changed");
  const importedAt = performance.now();
  for (const site of sites) {
    await expect.poll(() => shown(site, paths[0] ?? ""), { timeout: 2000, interval: 20 }).toEqual([200, true]);
    await expect.poll(() => shown(site, paths[1] ?? ""), { timeout: 2000, interval: 20 }).toEqual([404, false]);
  }
  expect(performance.now() - importedAt).toBeLessThan(2000);
  expect((await announced()).toSorted()).toEqual([first.author, second.author].toSorted());

  // What stays as it is changes no page.
  expect(await importLines(databaseUrl, [{ ...first, content: "Yepyeni bir söz" }])).toContain("Nothing changed");
  expect(await announced()).toHaveLength(2);
});

test("an import of more users than instances would follow announces none", async () => {
  const databaseUrl = await createDatabase(inject("postgresUrl"));
  await importLines(databaseUrl, lines.slice(0, 1)); // which makes the tables
  const announced = await watchChanges(databaseUrl);
  const user = lines.find((line) => line.kind === "user");
  for (const [prefix, count, expected] of [
    ["few", 10_000, 10_000],
    ["many", 10_001, 10_000],
  ] as const) {
    const users = Array.from({ length: count }, (_, index) => ({
      ...user,
      uuid: `${prefix}-${index}`,
      username: `${prefix}${index}`,
      avatar: undefined,
    }));
    await importLines(databaseUrl, users);
    expect(new Set(await announced()).size).toBe(expected);
  }
});
