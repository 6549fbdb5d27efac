import { languages } from "#locales/index.ts";
import type { Effort } from "../effort.ts";
import { type Load, load } from "./load.ts";
import { residentMegabytes, stop } from "./processes.ts";
import { heading, line } from "./report.ts";
import { startProductServer, startSite } from "./servers.ts";

/** What a request costs while one thing grows and the others stay as they are. */
export async function measureGrowth({ requestsForGrowth: requests }: Effort): Promise<void> {
  const productServer = await startProductServer();
  const cost = async (label: string, asked: Load, settings: Readonly<Record<string, string>> = {}) => {
    const site = await startSite(productServer, settings);
    await load(site, { ...asked, requests: Math.min(asked.requests ?? requests, 2000) });
    const { processorSeconds, requests: answered } = await load(site, { requests, ...asked });
    const each = (1e6 * processorSeconds) / answered;
    line(label, `${each.toFixed(0)} µs of processor time a request, ${residentMegabytes(site.pid).toFixed(0)} MB`);
    await stop(site.child);
  };

  heading("Growth: distinct posts, in Zipf's order");
  for (const distinct of [100, 10_000, 1_000_000]) {
    await cost(`${distinct.toLocaleString("en")} posts`, { path: "/post/6f1b2c3d-{n}", distinct });
  }
  heading("Growth: languages, a hundred posts");
  const codes = languages.map(({ code }) => code);
  for (const count of [1, 5, codes.length]) {
    const asked = { path: "/post/6f1b2c3d-{n}", distinct: 100, languages: codes.slice(0, count) };
    await cost(`${count} language${count === 1 ? "" : "s"}`, asked);
  }
  for (const [name, settings] of [
    ["kept", {}],
    ["rendered each time", { PAGE_CACHE_MEGABYTES: "0" }],
  ] as const) {
    heading(`Growth: text of a post, ${name}`);
    for (const length of [1000, 10_000, 100_000, 1_000_000]) {
      const share = name === "kept" ? 1 : Math.min(0.05, 500 / length);
      const asked = { path: `/post/t${length}-1`, requests: Math.ceil(requests * share), connections: 8 };
      await cost(`${length.toLocaleString("en")} characters`, asked, settings);
    }
  }
}
