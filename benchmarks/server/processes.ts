import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** The core of the measured server, and the core of everything else. */
export const cores = { measured: 0, rest: cpus().length > 1 ? 1 : 0 };

const running = new Set<ChildProcess>();

/** Starts a process on one core. `stop` ends it, or `stopAll` at the end. */
export function startPinned(
  core: number,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn("taskset", ["-c", String(core), ...command], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

export async function outputOf(child: ChildProcess): Promise<string> {
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await once(child, "close");
  return output;
}

/** Returns the resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
