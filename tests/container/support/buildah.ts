import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs buildah and other programs, all of which write into one folder. */
export interface Buildah {
  readonly folder: string;
  /** Runs buildah to its end. @returns its standard output @throws Error with the end of its output, where it fails */
  readonly buildah: (...parameters: string[]) => Promise<string>;
  /** Starts buildah. */
  readonly start: (...parameters: string[]) => ChildProcess;
  /** As `buildah`, for another program. */
  readonly run: (program: string, parameters: readonly string[], input?: string) => Promise<string>;
  /** Ends what still runs, then removes the folder with all images and containers. */
  readonly remove: () => void;
}

/** Characters of the output of a program that has failed, from its end. */
const shownOutput = 4000;

export function createBuildah(): Buildah {
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  const env = { ...process.env, TMPDIR: join(folder, "tmp") };
  mkdirSync(env.TMPDIR);
  const options = ["--root", join(folder, "images"), "--runroot", join(folder, "run"), "--storage-driver", "vfs"];
  const running = new Set<ChildProcess>();

  function start(program: string, parameters: readonly string[]): ChildProcess {
    // A process group of its own, so that `remove` can end a program together with those that it has started.
    const child = spawn(program, parameters, { env, detached: true });
    running.add(child);
    child.once("close", () => running.delete(child));
    return child;
  }

  async function run(program: string, parameters: readonly string[], input = ""): Promise<string> {
    const child = start(program, parameters);
    let [output, all] = ["", ""];
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      all += chunk;
    });
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      all += chunk;
    });
    child.stdin?.on("error", () => {}).end(input); // a program may end without reading
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new Error(`${program} failed:\n${all.slice(-shownOutput)}`);
    return output.trim();
  }

  return {
    folder,
    run,
    buildah: (...parameters) => run("buildah", [...options, ...parameters]),
    start: (...parameters) => start("buildah", [...options, ...parameters]),
    remove() {
      for (const { pid } of running) if (pid !== undefined) endGroup(pid);
      unmountBelow(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error; // it has ended meanwhile
  }
}

/** What is mounted there would be emptied with the folder. A program that has been killed may leave mounts behind. */
function unmountBelow(folder: string): void {
  const lines = readFileSync("/proc/self/mountinfo", "utf8").split("\n");
  const mounts = lines.map((line) => line.split(" ")[4] ?? "").filter((place) => place.startsWith(`${folder}/`));
  for (const mount of mounts.reverse()) execFileSync("umount", ["--lazy", mount]);
}
