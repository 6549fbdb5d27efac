import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.harness.ts";
import { cores, startPinned } from "./processes.ts";

export interface Server {
  readonly name: string;
  readonly port: number;
  /** The process whose CPU-seconds are counted. */
  readonly pid: number;
  readonly child: ChildProcess;
}

const folder = import.meta.dirname;
const projectFolder = join(folder, "..", "..");

export const postPath = "/post/6f1b2c3d-0001-4a00-8000-000000000001";

/** A temporary folder for the files of this run. */
export const workFolder = mkdtempSync(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(workFolder, { recursive: true, force: true }));

/** How the site is started: Node's flags and variables of the environment. */
export interface StartOptions {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Nothing but what the site cannot start without. */
export const withoutSettings: StartOptions = { flags: [], env: {} };

/** Node's flags and the variables for malloc in deploy/meydan-website.service. */
export const withUnitSettings: StartOptions = (() => {
  const unit = readFileSync(join(projectFolder, "deploy", "meydan-website.service"), "utf8");
  const start = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "";
  const malloc = [...unit.matchAll(/^Environment=(MALLOC_\w+)=(.*)$/gm)];
  return {
    flags: start.split(" ").filter((word) => word.startsWith("--")),
    env: Object.fromEntries(malloc.map(([, name = "", value = ""]) => [name, value])),
  };
})();

export function siteCommand({ flags }: StartOptions = withUnitSettings): string[] {
  return [process.execPath, ...flags, join(projectFolder, "server", "main.mjs")];
}

export function siteEnvironment(
  port: number,
  productServerPort: number,
  { env }: StartOptions = withUnitSettings,
): Record<string, string> {
  return {
    ...env,
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${productServerPort}`,
    DATA_DIRECTORY: join(workFolder, `data-${port}`),
    LOG_LEVEL: "error",
    METRICS_PORT: "off",
  };
}

/** Starts the production build in front of a product server that has every post. */
export async function startSite(productServerPort: number, options: StartOptions = withUnitSettings): Promise<Server> {
  const port = await freePort();
  const env = siteEnvironment(port, productServerPort, options);
  return waitUntilReady("site", port, startPinned(cores.measured, siteCommand(options), env));
}

/** Starts a product server that has a post for every ID. @returns its port */
export async function startProductServer(): Promise<number> {
  const port = await freePort();
  const command = [process.execPath, join(folder, "product-server.ts"), String(port)];
  await waitUntilReady("product server", port, startPinned(cores.rest, command));
  return port;
}

async function waitUntilReady(name: string, port: number, child: ChildProcess): Promise<Server> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`${name} has exited with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (ready) return { name, port, pid: child.pid ?? 0, child };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} does not respond`);
}
