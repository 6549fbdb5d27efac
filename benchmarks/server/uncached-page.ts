import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Effort } from "../effort.ts";
import { buildPlainReact } from "../plain-react/build.ts";
import { compare } from "./compare.ts";
import { stop } from "./processes.ts";
import { heading, line } from "./report.ts";
import { fetchRaw, startNode, startProductServer, startSite, workFolder } from "./servers.ts";

const post = "6f1b2c3d-0001-4a00-8000-000000000001";

/**
 * Pages that are rendered for each request, uncompressed, beside React's `renderToString` of the same page on a bare
 * node:http server. That one has the post, the styles and the scripts at hand; the site asks the product server.
 */
export async function measureUncachedPages({ rounds, seconds }: Effort): Promise<void> {
  const productServer = await startProductServer();
  const site = await startSite(productServer, { PAGE_CACHE_MEGABYTES: "0" });
  const bundle = await buildPlainReact();
  const { body: data } = await fetchRaw(productServer, `/api/public/post/${post}`, {});
  for (const path of ["/", `/post/${post}`]) {
    heading(`Uncached page ${path}`);
    const whole = String((await fetchRaw(site.port, path, { "Accept-Language": "tr" })).body);
    const file = join(workFolder, `plain-${path.length}.json`);
    const origin = `http://127.0.0.1:${site.port}`;
    writeFileSync(file, JSON.stringify({ path, origin, ...readyParts(whole), answer: JSON.parse(String(data)) }));
    const plain = await startNode("plain renderToString", bundle, file);
    const plainBytes = (await fetchRaw(plain.port, path, {})).body.length;
    line("body", `${Buffer.byteLength(whole)} bytes, plain ${plainBytes}`);
    const asked = { path, seconds, connections: 8, encoding: "identity" };
    await compare([site, plain], asked, rounds, { "plain renderToString": 0.4 });
    await stop(plain.child);
  }
  await stop(site.child);
}

/** What is the same for every visitor and every post, for the plain server to have it as the site sends it. */
function readyParts(html: string): { styles: string; scripts: string } {
  const all = (block: RegExp) => html.match(block)?.join("") ?? "";
  return {
    styles: all(/<style>.*?<\/style>/gs),
    scripts: all(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs),
  };
}
