import { execFileSync } from "node:child_process";
import { detectors } from "./detectors.ts";
import { fixture, judge } from "./fixture.ts";

// How often is the language of a post found, by the site and by libraries alone? Prints a table for results.md. Each
// detector runs in a process of its own, so that memory and time to load are its own.

const [asked] = process.argv.slice(2);
const percent = (share: number) => (100 * share).toFixed(1);

if (asked === undefined) {
  print("| detector | posts | says | right | outsiders named | short: right of said of all | load | memory | text |");
  print("|---|---|---|---|---|---|---|---|---|");
  for (const name of Object.keys(detectors)) {
    const settings = ["--expose-gc", "--max-semi-space-size=8", import.meta.filename, name];
    const env = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };
    process.stdout.write(execFileSync(process.execPath, settings, { env, encoding: "utf8" }));
  }
} else {
  await measure(asked);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the rows of one detector. */
async function measure(name: string): Promise<void> {
  globalThis.gc?.();
  const before = { memory: process.memoryUsage.rss(), cpu: process.cpuUsage() };
  const detect = await detectors[name]?.();
  if (!detect) throw new Error(`No such detector: ${name}. There are ${Object.keys(detectors).join(", ")}.`);
  detect("Bugün hava çok güzel, herkes sahilde.");
  const loading = process.cpuUsage(before.cpu);
  globalThis.gc?.();
  const memory = process.memoryUsage.rss() - before.memory;

  for (const isHeldOut of [false, true]) {
    const posts = fixture.filter((post) => post.isHeldOut === isHeldOut);
    const { said, right, outsidersNamed, short } = judge(posts, detect);
    const shares = [said, right, outsidersNamed].map(percent).join(" % | ");
    const half = `${posts.length} ${isHeldOut ? "held out" : "tuned on"}`;
    const costs = `${cpuMs(loading).toFixed(0)} ms | ${(memory / 1e6).toFixed(0)} MB | ${microseconds(detect).toFixed(0)} µs`;
    print(`| ${name} | ${half} | ${shares} % | ${[...short].reverse().join(" of ")} | ${costs} |`);
  }
}

/** CPU time of one post of the fixture, after all have been seen once. */
function microseconds(detect: (text: string) => unknown): number {
  const rounds = 5;
  const start = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const { text } of fixture) detect(text);
  return (1000 * cpuMs(process.cpuUsage(start))) / (rounds * fixture.length);
}

function cpuMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
