import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import type { Effort } from "./effort.ts";
import { measureMemory } from "./memory.ts";
import { measureOwnTime } from "./own-time.ts";
import { stopAll } from "./processes.ts";
import { measureStartTime } from "./start-time.ts";

const full: Effort = { rounds: 7, seconds: 4, starts: 15, memoryRequests: 1_000_000 };
const quick: Effort = { rounds: 2, seconds: 1, starts: 3, memoryRequests: 50_000 };

const measurements: Readonly<Record<string, (effort: Effort) => Promise<void>>> = {
  own: measureOwnTime,
  start: measureStartTime,
  memory: measureMemory,
};

const { values, positionals } = parseArgs({ options: { quick: { type: "boolean" } }, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(", ")}. Known: ${Object.keys(measurements).join(", ")}, page, input.\n`,
  );
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
