import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#scripts/free-port.harness.ts";
import { needPackage } from "#scripts/test/debian-package.harness.ts";
import { createDatabase } from "./create-database.ts";

/** A PostgreSQL server for tests alone, on 127.0.0.1, in a folder that is removed at the end. */
export interface PostgresServer {
  /** Of the database `postgres`, which stays empty. */
  readonly url: string;
  /** Creates a database with the content of `template`, or an empty one. @returns its URL */
  readonly createDatabase: (template?: string) => Promise<string>;
  /** Starts it again after `stop`. Resolves when it takes connections. */
  readonly start: () => Promise<void>;
  /** As `pg_ctl stop` does: `fast` ends all connections, `immediate` is a crash. */
  readonly stop: (mode: "fast" | "immediate") => Promise<void>;
  /** Stops every process of it where it is: it still accepts connections, and answers nothing until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isRunning: () => boolean;
  /** Of every process of it, the one that starts the others first. */
  readonly processIds: () => number[];
  readonly remove: () => Promise<void>;
}

const debianFolder = "/usr/lib/postgresql";

/** @param parent folder for its files, which a user of the system without rights can enter */
export async function startPostgresServer(parent = tmpdir()): Promise<PostgresServer> {
  const programs = needPackage("postgresql", findPrograms);
  const folder = await mkdtemp(join(parent, "postgres-"));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: userId("-u"), gid: userId("-g") } : {};
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "test", "--auth=trust", "--no-sync", "--wal-segsize=1"], {
    ...owner,
    stdio: "pipe",
  });
  const port = await freePort();
  const urlOf = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  const url = urlOf("postgres");
  let server: ChildProcess;

  async function start(): Promise<void> {
    const settings = ["-c", "fsync=off", "-c", "min_wal_size=2MB", "-c", "max_wal_size=8MB"];
    server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings],
      { ...owner, stdio: "ignore" },
    );
    await waitUntilReady(url);
  }
  const isRunning = () => server.exitCode === null && server.signalCode === null;

  async function stop(mode: "fast" | "immediate"): Promise<void> {
    if (!isRunning()) return;
    const exit = once(server, "exit");
    server.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
    await exit;
  }

  function processIds(): number[] {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").split(" ").filter(Boolean);
    return [server.pid, ...children].map(Number);
  }

  function signalAll(signal: "SIGSTOP" | "SIGCONT"): void {
    for (const pid of processIds()) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error; // it has ended meanwhile
      }
    }
  }

  await start();
  return {
    url,
    createDatabase: (template) => createDatabase(url, template),
    start,
    stop,
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    isRunning,
    processIds,
    async remove() {
      await stop("fast");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(debianFolder, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

function userId(option: "-u" | "-g"): number {
  return Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
