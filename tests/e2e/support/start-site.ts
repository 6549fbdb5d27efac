import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.ts";

/** A production server of its own, on a free port of 127.0.0.1, with a data directory of its own. */
export interface RunningSite {
  readonly origin: string;
  readonly pid: number;
  /** What it has logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Seconds a start may take on a loaded machine. */
const startLimit = 90;

/** Starts the built site as `npm start` does. @throws with its output when it is not ready within `startLimit`. */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  entry = "server/main.mjs",
): Promise<RunningSite> {
  const port = await freePort();
  const dataDirectory = await mkdtemp(join(tmpdir(), "site-data-"));
  // Written once before all tests by seed-once.ts; a site with another product server has no use for it.
  const seeded = process.env.SEEDED_DATA_DIRECTORY;
  if (seeded && !settings.API_ORIGIN) await cp(seeded, dataDirectory, { recursive: true });
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIRECTORY: dataDirectory,
      METRICS_PORT: "off", // two sites cannot have the same
      // Otherwise each start signs its images anew, and a page is 25 bytes more or less.
      PICTURE_KEY: "for tests and benchmarks only, 32+ chars",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exited = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await exited;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimit * 1000;
  while (!(await responds(`${origin}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the site did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, pid: child.pid ?? 0, log: () => output, stop };
}

async function responds(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}
