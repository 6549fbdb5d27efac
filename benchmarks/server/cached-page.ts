import type { Effort } from "../effort.ts";
import { compareServers } from "./compare-servers.ts";
import { stop } from "./processes.ts";
import { heading, line } from "./report.ts";
import { fetchRaw, postPath, startBareServer, startProductServer, startSite } from "./servers.ts";

/**
 * Cached pages, compared with a bare node:http server that sends the same bytes and headers. The ratio has no bound: it is
 * mostly the kernel's `writev`, and `measureOwnTime` has the rest.
 */
export async function measureCachedPages({ rounds, seconds }: Effort): Promise<void> {
  const site = await startSite(await startProductServer());
  for (const path of ["/", postPath]) {
    heading(`Cached page ${path}`);
    const headers = { "Accept-Encoding": "br", "Accept-Language": "tr" };
    await fetchRaw(site.port, path, headers);
    const response = await fetchRaw(site.port, path, headers);
    if (!response.headers.includes("Age")) throw new Error(`${path} does not come from the cache`);
    line("body", `${response.body.length} bytes in Brotli, ${response.headers.length / 2} headers`);
    const bare = await startBareServer(response);
    await compareServers([site, bare], { path, seconds }, rounds);
    await stop(bare.child);
  }
  await stop(site.child);
}
