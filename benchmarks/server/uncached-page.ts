import type { Effort } from "./effort.ts";
import { load } from "./load.ts";
import { stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { postPath, startProductServer, startSite } from "./servers.ts";

/** Pages rendered for each request, uncompressed. */
export async function measureUncachedPages({ rounds, seconds }: Effort): Promise<void> {
  const site = await startSite(await startProductServer(), { PAGE_CACHE_MEGABYTES: "0" });
  for (const path of ["/", postPath]) {
    heading(`Uncached page ${path}`);
    const wanted = { path, seconds, connections: 8, encoding: "identity" };
    await load(site, wanted); // compiles what is hot
    const perCpuSecond: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { requests, cpuSeconds } = await load(site, wanted);
      perCpuSecond.push(requests / cpuSeconds);
    }
    spreadLine("site", perCpuSecond, " requests per CPU-second");
    line("", "(min · median · max of the rounds)");
  }
  await stop(site.child);
}
