import { Pool } from "undici";
import type { Load } from "./load.ts";

// node load-process.ts PORT LOAD: puts a load on a server at 127.0.0.1 and prints the result as JSON.
const wanted: Load = JSON.parse(process.argv[3] ?? "{}");
const { path, distinct = 1, requests: limit = Number.POSITIVE_INFINITY } = wanted;
const connections = 32;
const server = new Pool(`http://127.0.0.1:${process.argv[2]}`, { connections });
const headers = { "accept-encoding": "br", "accept-language": "tr", "user-agent": "bench" };
const until = performance.now() + 1000 * (wanted.seconds ?? 24 * 3600);
let [sent, failed] = [0, 0];

/** Sends its next request when the response has arrived. */
async function visit(): Promise<void> {
  while (sent < limit && performance.now() < until) {
    sent += 1;
    const number = Math.min(distinct - 1, Math.floor(Math.exp(Math.random() * Math.log(distinct + 1)) - 1));
    const { statusCode, body } = await server.request({
      method: "GET",
      path: path.replace("{n}", String(number)),
      headers,
    });
    if (statusCode >= 300) failed += 1;
    await body.dump({ limit: Number.POSITIVE_INFINITY });
  }
}

await Promise.all(Array.from({ length: connections }, visit));
process.stdout.write(JSON.stringify({ requests: sent, failed }), () => process.exit(0));
