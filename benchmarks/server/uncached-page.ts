import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { productPaths } from "#contract/product-paths.ts";
import type { Effort } from "../effort.ts";
import { buildPlainServer } from "../plain-react/build.ts";
import { type Load, load } from "./load.ts";
import { stop } from "./processes.ts";
import { type Bound, heading, line, spreadLine } from "./report.ts";
import {
  fetchRaw,
  postPath,
  postUuid,
  type Server,
  startNode,
  startProductServer,
  startSite,
  workFolder,
} from "./servers.ts";

/** Pages rendered for each request, uncompressed, compared with plain `renderToString` of the same document. */
export async function measureUncachedPages({ rounds, seconds }: Effort): Promise<void> {
  const bundle = await buildPlainServer();
  const productServer = await startProductServer();
  const site = await startSite(productServer, { PAGE_CACHE_MEGABYTES: "0" });
  const { body } = await fetchRaw(productServer, productPaths.post(postUuid));
  const json = JSON.parse(String(body));
  const dist = join(import.meta.dirname, "..", "..", "dist");
  for (const [path, params] of [
    ["/", {}],
    [postPath, { uuid: postUuid }],
  ] as const) {
    heading(`Uncached page ${path}`);
    const file = join(workFolder, `plain-${path.length}.json`);
    writeFileSync(file, JSON.stringify({ path, origin: `http://127.0.0.1:${site.port}`, params, json, dist }));
    const plain = await startNode("plain renderToString", bundle, file);
    const [ofSite, ofPlain] = await Promise.all(
      [site, plain].map(({ port }) => fetchRaw(port, path, { "Accept-Language": "tr" })),
    );
    if (!ofPlain || !ofSite?.body.equals(ofPlain.body)) throw new Error(`${path}: the two documents are not the same`);
    line("document", `${ofSite.body.length} bytes, the same from both`);
    const wanted = { path, seconds, connections: 8, encoding: "identity" };
    await compareServers([site, plain], wanted, rounds, { atLeast: 0.5 });
    await stop(plain.child);
  }
  await stop(site.child);
}

/**
 * Loads two servers in turn, round by round. Prints the requests that each answers per CPU-second, and their ratio
 * within the same round.
 */
async function compareServers(
  [one, other]: readonly [Server, Server],
  wanted: Load,
  rounds: number,
  ratio?: Bound,
): Promise<void> {
  const requestsPerCpuSecond = async (server: Server) => {
    const { requests, cpuSeconds } = await load(server, wanted);
    return requests / cpuSeconds;
  };
  for (const server of [one, other]) await load(server, wanted); // compiles what is hot
  const ofOne: number[] = [];
  const ofOther: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofOne.push(await requestsPerCpuSecond(one));
    ofOther.push(await requestsPerCpuSecond(other));
  }
  spreadLine(one.name, ofOne, " requests per CPU-second");
  spreadLine(other.name, ofOther, " requests per CPU-second");
  const ratios = ofOne.map((value, round) => value / (ofOther[round] ?? Number.NaN));
  spreadLine(`${one.name} / ${other.name}`, ratios, "", ratio);
  line("", "(min · median · max of the rounds)");
}
