import { locales } from "#locales/index.ts";
import type { Effort } from "../effort.ts";
import { type Load, load } from "./load.ts";
import { residentMegabytes, stop } from "./processes.ts";
import { heading, line } from "./report.ts";
import { startProductServer, startSite } from "./servers.ts";

/** The CPU time of a request while one thing grows and the others do not. */
export async function measureScaling({ scalingRequests }: Effort): Promise<void> {
  const productServer = await startProductServer();
  const measure = async (label: string, wanted: Load, variables: Readonly<Record<string, string>> = {}) => {
    const site = await startSite(productServer, variables);
    const requests = wanted.requests ?? scalingRequests;
    await load(site, { ...wanted, requests: Math.min(requests, 2000) });
    const { cpuSeconds, requests: answered } = await load(site, { ...wanted, requests });
    const each = (1e6 * cpuSeconds) / answered;
    line(label, `${each.toFixed(0)} µs of CPU time per request, ${residentMegabytes(site.pid).toFixed(0)} MB`);
    await stop(site.child);
  };

  heading("Scaling: distinct posts (Zipf)");
  for (const distinct of [100, 10_000, 1_000_000]) {
    await measure(`${distinct.toLocaleString("en")} posts`, { path: "/post/6f1b2c3d-{n}", distinct });
  }
  heading("Scaling: locales, a hundred posts");
  const codes = locales;
  for (const count of [1, 5, codes.length]) {
    const wanted = { path: "/post/6f1b2c3d-{n}", distinct: 100, locales: codes.slice(0, count) };
    await measure(`${count} locale${count === 1 ? "" : "s"}`, wanted);
  }
  for (const [name, variables] of [
    ["cached", {}],
    ["rendered for each request", { PAGE_CACHE_MEGABYTES: "0" }],
  ] as const) {
    heading(`Scaling: text of a post, ${name}`);
    for (const length of [1000, 10_000, 100_000, 1_000_000]) {
      const share = name === "cached" ? 1 : Math.min(0.05, 500 / length);
      const requests = Math.ceil(scalingRequests * share);
      await measure(
        `${length.toLocaleString("en")} characters`,
        { path: `/post/t${length}-1`, requests, connections: 8 },
        variables,
      );
    }
  }
}
