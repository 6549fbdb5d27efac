import { once } from "node:events";
import { chownSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/free-port.harness.ts";
import type { Buildah } from "./buildah.ts";

/** Settings of an image, as `buildah inspect` shows them. */
export interface ImageSettings {
  readonly User: string;
  readonly Cmd: readonly string[];
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Healthcheck?: { readonly Test: readonly string[] };
}

/** A container of the site's image, and a volume that outlives its process. */
export interface SiteContainer {
  readonly settings: ImageSettings;
  /** Where this machine sees the files of the container. */
  readonly files: string;
  /** Starts it as an engine does: the image's command, user and variables. Resolves when the site answers. */
  readonly start: () => Promise<RunningSite>;
}

export interface RunningSite {
  readonly origin: string;
  /** The user that runs the site. */
  readonly userId: number;
  /** The program that runs the site. */
  readonly program: string;
  /** Messages of the log up to now. */
  readonly messages: () => string[];
  /** Runs the image's health check. @returns its exit code */
  readonly checkHealth: () => Promise<number>;
  /** Runs a command beside the site, as `docker exec` does. @returns its exit code, and what it has written */
  readonly run: (...command: string[]) => Promise<{ readonly code: number; readonly output: string }>;
  /** Sends SIGTERM, as `docker stop` does. @returns exit code and milliseconds */
  readonly stop: () => Promise<{ readonly code: number | null; readonly ms: number }>;
}

export async function createSiteContainer(tools: Buildah, image: string): Promise<SiteContainer> {
  const { buildah, folder } = tools;
  const settings = JSON.parse(await buildah("inspect", "--type", "image", image)).Docker.config as ImageSettings;
  const container = await buildah("from", image);
  const files = await buildah("mount", container);

  // An engine gives a new volume the owner of the folder that it covers.
  const volume = join(folder, "volume");
  const [covered = ""] = Object.keys(settings.Volumes);
  const { uid, gid } = statSync(join(files, covered));
  mkdirSync(volume);
  chownSync(volume, uid, gid);

  async function start(): Promise<RunningSite> {
    // The network is this machine's, so the image's own port and that of the metrics may be taken.
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const variables = [`PORT=${port}`, `SITE_ORIGIN=${origin}`, "METRICS_PORT=off"].flatMap((one) => ["--env", one]);
    const options = ["--isolation", "chroot", "--volume", `${volume}:${covered}`, ...variables];
    const child = tools.start("run", ...options, container, "--", ...settings.Cmd);
    const exit = once(child, "close") as Promise<[number | null]>;
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    }
    while (!(await answers(origin))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The site did not start:\n${output}`);
      await sleep(100);
    }
    async function run(...command: string[]) {
      const started = tools.start("run", ...options, container, "--", ...command);
      const [output, errors, [code]] = await Promise.all([
        started.stdout ? text(started.stdout) : "",
        started.stderr ? text(started.stderr) : "",
        once(started, "close") as Promise<[number]>,
      ]);
      return { code, output: output + errors };
    }
    const pid = findNode(child.pid ?? 0);
    if (pid === undefined) throw new Error("The process of the site was not found.");
    return {
      origin,
      userId: Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
      program: readlinkSync(`/proc/${pid}/exe`),
      messages: () => [...output.matchAll(/"msg":"([^"]+)"/g)].map(([, message = ""]) => message),
      checkHealth: async () => (await run(...(settings.Healthcheck?.Test.slice(1) ?? []))).code,
      run,
      async stop() {
        const startedAt = performance.now();
        process.kill(pid, "SIGTERM");
        const [code] = await exit;
        return { code, ms: performance.now() - startedAt };
      },
    };
  }

  return { settings, files, start };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** The first Node among the processes that a process has started. The others are those that it starts itself. */
function findNode(parent: number): number | undefined {
  let generation = [parent];
  while (generation.length > 0) {
    const node = generation.find((pid) => readlinkSync(`/proc/${pid}/exe`).endsWith("/bin/node"));
    if (node !== undefined) return node;
    generation = generation.flatMap(childrenOf);
  }
  return undefined;
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}
