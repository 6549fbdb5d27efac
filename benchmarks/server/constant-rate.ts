import type { Effort } from "../effort.ts";
import { load } from "./load.ts";
import { stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { startProductServer, startSite } from "./servers.ts";

/** Requests per second. */
const rate = 2000;

/** Latency at a constant rate, counted from when each request was due, so that the wait behind a pause counts. */
export async function measureConstantRate({ rounds, seconds }: Effort): Promise<void> {
  heading(`${rate.toLocaleString("en")} requests per second, a thousand posts (Zipf), cached and revalidated`);
  const site = await startSite(await startProductServer());
  const wanted = { path: "/post/6f1b2c3d-{n}", distinct: 1000, rate, seconds: seconds * 2, connections: 64 };
  await load(site, { ...wanted, rate: rate / 10 });
  await load(site, wanted);
  const spread = { p50: [] as number[], p99: [] as number[], max: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const { latencies } = await load(site, wanted);
    const percentile = (part: number) => latencies[Math.floor(part * (latencies.length - 1))] ?? Number.NaN;
    spread.p50.push(percentile(0.5));
    spread.p99.push(percentile(0.99));
    spread.max.push(percentile(1));
  }
  spreadLine("p50", spread.p50, " ms");
  spreadLine("p99", spread.p99, " ms", { atMost: 10 });
  spreadLine("slowest", spread.max, " ms");
  line("", "(min · median · max of the rounds)");
  await stop(site.child);
}
