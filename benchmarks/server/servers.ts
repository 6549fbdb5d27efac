import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { cores, startPinned } from "./processes.ts";

export interface Server {
  readonly name: string;
  readonly port: number;
  /** Whose processor time is counted. */
  readonly pid: number;
  readonly child: ChildProcess;
}

const folder = import.meta.dirname;

/** A folder of its own for each run, for whatever a server reads or writes. */
export const workFolder = mkdtempSync(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(workFolder, { recursive: true, force: true }));

/** The flags and the environment of deploy/meydan-website.service. */
export const siteCommand = [
  process.execPath,
  "--max-semi-space-size=8",
  "--heap-growing-percent=50",
  join(folder, "..", "..", "server", "main.mjs"),
];

export function siteSettings(port: number, productServer: number): Record<string, string> {
  return {
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${productServer}`,
    DATA_DIRECTORY: join(workFolder, `data-${port}`),
    LOG_LEVEL: "error",
    MALLOC_ARENA_MAX: "1",
    MALLOC_TRIM_THRESHOLD_: "131072",
  };
}

/** The production build in front of a product server that has every post. */
export async function startSite(
  productServer: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  return started(
    "site",
    port,
    startPinned(cores.measured, siteCommand, { ...siteSettings(port, productServer), ...settings }),
  );
}

export async function startProductServer(): Promise<number> {
  const port = await freePort();
  const file = join(folder, "product-server.ts");
  await started("product server", port, startPinned(cores.rest, [process.execPath, file, String(port)]));
  return port;
}

/** Starts a file of this folder (or any) with Node on the measured core: `node FILE PORT …`. */
export async function startNode(name: string, file: string, ...more: string[]): Promise<Server> {
  const port = await freePort();
  const env = { NODE_ENV: "production" };
  return started(name, port, startPinned(cores.measured, [process.execPath, file, String(port), ...more], env));
}

export async function started(name: string, port: number, child: ChildProcess): Promise<Server> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`${name} has ended with ${child.exitCode}`);
    if (await answers(port)) return { name, port, pid: child.pid ?? 0, child };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} does not answer`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path: "/" }, (response) => {
      response.resume().once("end", () => resolve(true));
    });
    asked.once("error", () => resolve(false)).end();
  });
}

export interface Answer {
  readonly status: number;
  /** Names and values in turn, without those that node:http and nginx add by themselves. */
  readonly headers: string[];
  readonly body: Buffer;
}

const addedAnyway = new Set(["connection", "date", "keep-alive"]);

/** What a server answers, byte by byte. */
export function fetchRaw(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const raw = response.rawHeaders;
        const kept = raw.filter((_, at) => !addedAnyway.has((raw[at & ~1] ?? "").toLowerCase()));
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
      });
    });
    asked.once("error", reject).end();
  });
}

/** A bare node:http server that answers everything with this. */
export function startBare(answer: Answer): Promise<Server> {
  const file = join(workFolder, `answer-${answer.body.length}-${Date.now()}.json`);
  writeFileSync(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString("base64") }));
  return startNode("bare node:http", join(folder, "bare-server.ts"), file);
}
