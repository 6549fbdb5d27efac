import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.harness.ts";

/** A production server of its own, on a free port of 127.0.0.1, with a data directory of its own. */
export interface RunningSite {
  readonly origin: string;
  readonly pid: number;
  /** What it has logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Milliseconds a start may take on a loaded machine. */
const startLimitMs = 90_000;

/** Tries with another port, where somebody else has taken a free one before the site listened on it. */
const portTries = 3;

/** Starts the built site as `npm start` does. @throws with its output when it is not ready within `startLimitMs` */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  entry = "server/main.mjs",
): Promise<RunningSite> {
  for (let tries = 1; ; tries += 1) {
    const started = await tryStart(settings, entry);
    if (typeof started !== "string") return started;
    const isPortTaken = started.includes("already in use") && settings.PORT === undefined;
    if (!isPortTaken || tries === portTries) throw new Error(`the site did not start:\n${started}`);
  }
}

/** @returns its output, where it ended or is not ready in time */
async function tryStart(settings: Readonly<Record<string, string>>, entry: string): Promise<RunningSite | string> {
  const port = await freePort();
  const dataDirectory = await mkdtemp(join(tmpdir(), "site-data-"));
  // Written once before all tests by start-demo-site.ts; a site with another product server has no use for it.
  const seeded = process.env.SEEDED_DATA_DIRECTORY;
  if (seeded && !settings.API_ORIGIN) await cp(seeded, dataDirectory, { recursive: true });
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS, // which brand it has
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIRECTORY: dataDirectory,
      METRICS_PORT: "off", // two sites cannot have the same
      COUNTING: "false", // tests that wait for the network wait for the page's own requests
      // Otherwise each start signs its images anew, and a page is 25 bytes more or less.
      PICTURE_KEY: "for tests and benchmarks only, 32+ chars",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, "close");
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await exited;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  // Its own word, not a response at its port: another site may have taken that.
  const isReady = once(child, "message").then(() => true);
  const timeout = setTimeout(() => child.kill("SIGKILL"), startLimitMs);
  const hasStarted = await Promise.race([isReady, exited.then(() => false)]);
  clearTimeout(timeout);
  if (hasStarted) return { origin, pid: child.pid ?? 0, log: () => output, stop };
  await stop();
  return output;
}
