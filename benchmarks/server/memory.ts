import type { Effort } from "./effort.ts";
import { type Load, load } from "./load.ts";
import { residentMegabytes, stop } from "./processes.ts";
import { heading, line, verdict } from "./report.ts";
import { type StartOptions, startProductServer, startSite, withoutSettings, withUnitSettings } from "./servers.ts";

const warmUpRequests = 20_000;

/** Megabytes that call for an explanation. */
const alarm = 260;

/** Resident memory after warming up and after many requests, with the settings of the unit and without. */
export async function measureMemory({ memoryRequests }: Effort): Promise<void> {
  const productServer = await startProductServer();
  const onePost = { path: "/post/6f1b2c3d-1" };
  const thousandPosts = { path: "/post/6f1b2c3d-{n}", distinct: 1000 };
  await measure("one post", onePost, memoryRequests, productServer, withUnitSettings);
  await measure("a thousand posts", thousandPosts, memoryRequests, productServer, withUnitSettings);
  await measure("a thousand posts, without settings", thousandPosts, memoryRequests, productServer, withoutSettings);
}

async function measure(name: string, wanted: Load, requests: number, productServer: number, options: StartOptions) {
  heading(`Resident memory: ${name}`);
  line(
    "settings",
    [...options.flags, ...Object.entries(options.env).map((pair) => pair.join("="))].join(" ") || "none",
  );
  const site = await startSite(productServer, options);
  line("after the start", megabytes(residentMegabytes(site.pid)));
  await load(site, { ...wanted, requests: warmUpRequests });
  const warm = residentMegabytes(site.pid);
  line(`after ${warmUpRequests.toLocaleString("en")} requests`, megabytes(warm));
  await load(site, { ...wanted, requests });
  const after = residentMegabytes(site.pid);
  line(`after ${requests.toLocaleString("en")} more`, megabytes(after) + verdict(after, alarm));
  line("growth", megabytes(after - warm));
  await stop(site.child);
}

function megabytes(value: number): string {
  return `${value.toFixed(1)} MB`;
}
