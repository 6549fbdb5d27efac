import type { Effort } from "../effort.ts";
import { type Load, load } from "./load.ts";
import { residentMegabytes, stop } from "./processes.ts";
import { heading, line, verdict } from "./report.ts";
import { startProductServer, startSite } from "./servers.ts";

const warmUp = 20_000;

/** Resident memory after warming up, and after many requests. */
export async function measureMemory({ requestsForMemory }: Effort): Promise<void> {
  const productServer = await startProductServer();
  await measure("one post, kept and renewed", { path: "/post/6f1b2c3d-1" }, requestsForMemory, productServer);
  const thousand = { path: "/post/6f1b2c3d-{n}", distinct: 1000 };
  // As many renderings at once as there are connections, at first: what they need stays with the process.
  await measure("a thousand posts in Zipf's order", thousand, requestsForMemory, productServer);
}

async function measure(name: string, asked: Load, requests: number, productServer: number): Promise<void> {
  heading(`Resident memory: ${name}`);
  const site = await startSite(productServer);
  line("after the start", megabytes(residentMegabytes(site.pid)));
  await load(site, { ...asked, requests: warmUp });
  const warm = residentMegabytes(site.pid);
  line(`after ${warmUp.toLocaleString("en")} requests`, megabytes(warm));
  await load(site, { ...asked, requests });
  const after = residentMegabytes(site.pid);
  line(`after ${requests.toLocaleString("en")} more`, megabytes(after) + verdict(after, { atMost: 160 }));
  line("growth", megabytes(after - warm) + verdict(after - warm, { atMost: 5 }));
  await stop(site.child);
}

function megabytes(value: number): string {
  return `${value.toFixed(1)} MB`;
}
