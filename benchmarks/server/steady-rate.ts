import type { Effort } from "../effort.ts";
import { load } from "./load.ts";
import { stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { startProductServer, startSite } from "./servers.ts";

const rate = 2000;

/** Latency at a fixed rate, counted from when each request was to be sent: what a waiting one loses is not forgotten. */
export async function measureSteadyRate({ rounds, seconds }: Effort): Promise<void> {
  heading(`${rate.toLocaleString("en")} requests a second, a thousand posts in Zipf's order, kept and renewed`);
  const site = await startSite(await startProductServer());
  const asked = { path: "/post/6f1b2c3d-{n}", distinct: 1000, rate, seconds: seconds * 2, connections: 64 };
  await load(site, { ...asked, rate: rate / 10 });
  await load(site, asked);
  const at = { p50: [] as number[], p99: [] as number[], worst: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const { latencies } = await load(site, asked);
    const share = (part: number) => latencies[Math.floor(part * (latencies.length - 1))] ?? Number.NaN;
    at.p50.push(share(0.5));
    at.p99.push(share(0.99));
    at.worst.push(share(1));
  }
  spreadLine("p50", at.p50, " ms");
  spreadLine("p99", at.p99, " ms", { atMost: 10 });
  spreadLine("slowest", at.worst, " ms");
  line("", "(least · middle · greatest of the rounds)");
  await stop(site.child);
}
