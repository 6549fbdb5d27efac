import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Effort } from "./effort.ts";
import { load } from "./load.ts";
import { stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { postPath, startProductServer, startSite, withUnitSettings, workFolder } from "./servers.ts";

/** The fields of V8's CPU profile that are read here; times are in microseconds of the monotonic clock. */
interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** From one point of the monotonic clock to another, in microseconds. */
interface Period {
  readonly start: number;
  readonly end: number;
}

const intervalMicroseconds = 200;
/** Microseconds of one request. Below it, other work pays more: Node and the kernel take 20. */
const limit = 3;

const monotonicMicroseconds = () => Number(process.hrtime.bigint() / 1000n);

/**
 * Time that a cached page takes in our own code and in packages, from a CPU profile under load. The ratio of requests
 * per CPU-second to a bare server is mostly the kernel's `writev`; this is what we can change.
 */
export async function measureOwnTime({ rounds, seconds }: Effort): Promise<void> {
  const productServer = await startProductServer();
  for (const path of ["/", postPath]) {
    heading(`Own time of the cached page ${path}`);
    const folder = join(workFolder, `profile-${path.length}`);
    const flags = ["--cpu-prof", `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${intervalMicroseconds}`];
    const site = await startSite(productServer, { ...withUnitSettings, flags });
    const headers = { "Accept-Encoding": "br", "Accept-Language": "tr" };
    for (let time = 0; time < 2; time += 1) {
      await (await fetch(`http://127.0.0.1:${site.port}${path}`, { headers })).arrayBuffer();
    }
    await load(site, { path, seconds }); // compiles what is hot
    const loads: { readonly period: Period; readonly requests: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = monotonicMicroseconds();
      const { requests } = await load(site, { path, seconds });
      loads.push({ period: { start, end: monotonicMicroseconds() }, requests });
    }
    await stop(site.child);
    const [file] = readdirSync(folder);
    if (file === undefined) throw new Error("The site has left no profile");
    const profile: CpuProfile = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const own = loads.map(({ period, requests }) => ownMicroseconds(profile, period) / requests);
    spreadLine("server/, site/ and packages", own, " µs a request", limit);
    line("", "(min · median · max of the rounds)");
  }
}

/** Microseconds of a period that were spent in files, and not in Node itself, the engine or the kernel. */
function ownMicroseconds({ nodes, startTime, samples, timeDeltas }: CpuProfile, { start, end }: Period): number {
  const own = new Set(nodes.filter(({ callFrame }) => callFrame.url.startsWith("file:")).map(({ id }) => id));
  let time = startTime;
  let sum = 0;
  for (const [at, id] of samples.entries()) {
    const delta = timeDeltas[at + 1] ?? 0; // a sample lasts until the next one
    time += timeDeltas[at] ?? 0;
    if (time >= start && time < end && own.has(id)) sum += delta;
  }
  return sum;
}
