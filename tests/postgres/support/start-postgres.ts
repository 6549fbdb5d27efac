import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { freePort } from "#scripts/free-port.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** An empty PostgreSQL cluster; tests create databases of their own in it. */
    postgresUrl: string;
  }
}

const debianFolder = "/usr/lib/postgresql";

/** Vitest calls it once: starts a PostgreSQL server for these tests alone, in a folder that is removed at the end. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPrograms() ?? installPrograms();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: userId("-u"), gid: userId("-g") } : {};
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "test", "--auth=trust", "--no-sync"], {
    ...owner,
    stdio: "pipe",
  });
  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"],
    { ...owner, stdio: "ignore" },
  );
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  project.provide("postgresUrl", url);
  return async () => {
    server.kill("SIGINT");
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
}

function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(debianFolder, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

function installPrograms(): string {
  try {
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "postgresql"], { stdio: "inherit" });
  } catch {
    throw new Error("These tests need PostgreSQL: install Debian's package `postgresql`.");
  }
  const programs = findPrograms();
  if (!programs) throw new Error(`PostgreSQL is not in ${debianFolder}.`);
  return programs;
}

function userId(option: "-u" | "-g"): number {
  return Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
