import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { ensureBuild } from "#scripts/ensure-build.ts";
import type { Effort } from "./effort.ts";
import { measureCachedPages } from "./server/cached-page.ts";
import { measureGrowth } from "./server/growth.ts";
import { measureMemory } from "./server/memory.ts";
import { stopAll } from "./server/processes.ts";
import { measureStart } from "./server/start-time.ts";
import { measureSteadyRate } from "./server/steady-rate.ts";
import { measureUncachedPages } from "./server/uncached-page.ts";

const full: Effort = { rounds: 7, seconds: 4, starts: 15, requestsForMemory: 1_000_000, requestsForGrowth: 20_000 };
const quick: Effort = { rounds: 2, seconds: 1, starts: 3, requestsForMemory: 50_000, requestsForGrowth: 1000 };

const measurements: Readonly<Record<string, (effort: Effort) => Promise<void>>> = {
  cached: measureCachedPages,
  uncached: measureUncachedPages,
  rate: measureSteadyRate,
  start: measureStart,
  memory: measureMemory,
  growth: measureGrowth,
};

const { values, positionals } = parseArgs({ options: { quick: { type: "boolean" } }, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(", ")}; there are ${Object.keys(measurements).join(", ")}.\n`);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void stopAll().then(() => process.exit(1)));
try {
  await ensureBuild();
  const [{ model = "" } = {}] = cpus();
  process.stdout.write(`${new Date().toISOString()} · ${cpus().length} × ${model} · Node ${process.versions.node}\n`);
  for (const [name, measure] of Object.entries(measurements)) {
    if (positionals.length === 0 || positionals.includes(name)) await measure(values.quick ? quick : full);
  }
} finally {
  await stopAll();
}
