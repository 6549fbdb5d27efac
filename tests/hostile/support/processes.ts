import { readdirSync, readFileSync } from "node:fs";

/** Reads a file of /proc; empty where the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}

/** Finds a child of a process by the file it runs. @returns its pid; undefined where none runs */
export function findChild(parent: number, file: string): number | undefined {
  const pids = readdirSync("/proc").map(Number).filter(Boolean);
  return pids.find((pid) => {
    const [, , ppid] = read(pid, "stat")
      .replace(/^.*\) /, ") ")
      .split(" ");
    return Number(ppid) === parent && read(pid, "cmdline").includes(file);
  });
}

/** The files of native libraries that a process has loaded, one a line. */
export function loadedLibraries(pid: number): string {
  const files = read(pid, "maps")
    .split("\n")
    .map((line) => line.slice(line.indexOf("/")));
  return [...new Set(files)].filter((file) => /\.(node|so)\b/.test(file)).join("\n");
}

/** The most memory that a process has used so far, in megabytes. */
export function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(pid, "status"))?.[1] ?? 0) / 1024;
}
