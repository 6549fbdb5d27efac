import type { Effort } from "../effort.ts";
import { compare } from "./compare.ts";
import { startNginx } from "./nginx.ts";
import { stop } from "./processes.ts";
import { heading, line } from "./report.ts";
import { fetchRaw, startBare, startProductServer, startSite } from "./servers.ts";

/** Kept pages, in Brotli, beside the same bytes and headers from a bare node:http server and from nginx. */
export async function measureCachedPages({ rounds, seconds }: Effort): Promise<void> {
  const site = await startSite(await startProductServer());
  for (const path of ["/", "/post/6f1b2c3d-0001-4a00-8000-000000000001"]) {
    heading(`Cached page ${path}`);
    const headers = { "Accept-Encoding": "br", "Accept-Language": "tr" };
    await fetchRaw(site.port, path, headers);
    await new Promise((resolve) => setTimeout(resolve, 1000)); // the smallest form is made after the first answer
    const answer = await fetchRaw(site.port, path, headers);
    line("body", `${answer.body.length} bytes, ${answer.headers.length / 2} headers`);
    const bare = await startBare(answer);
    const nginx = await startNginx(answer);
    if (!nginx) line("nginx", "is not installed and could not be: this row is missing");
    const servers = [site, bare, ...(nginx ? [nginx] : [])];
    await compare(servers, { path, seconds }, rounds, { "bare node:http": 0.8 });
    await Promise.all(servers.slice(1).map(({ child }) => stop(child)));
  }
  await stop(site.child);
}
