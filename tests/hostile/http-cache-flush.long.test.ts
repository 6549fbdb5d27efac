import { Agent, get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import { type ProductServer, startProductServer } from "../e2e/support/product-server/product-server.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

let productServer: ProductServer;
let site: RunningSite;
beforeAll(async () => {
  productServer = await startProductServer();
  site = await startSite({ API_ORIGIN: productServer.origin, PAGE_CACHE_MEGABYTES: "4", LOG_LEVEL: "silent" });
});
afterAll(() => site.stop());

const warm = Array.from({ length: 20 }, (_, number) => `/post/warm-${number}`);

const real = Array.from({ length: 100 }, (_, number) => `/post/real-${number}`);

const hostile: readonly ((number: number) => string)[] = [
  (number) => `/download?from=zzz${number}`,
  (number) => `/download?from=post&id=any-${number}`,
  (number) => `/oembed?url=${encodeURIComponent(`${site.origin}/post/warm-1?x=${number}`)}`,
  (number) => `/oembed?url=${encodeURIComponent(`${site.origin}/post/any-${number}`)}`,
  (number) => `/post/none-${number}`,
  (number) => `/post/%20none-${number}`,
  (number) => `/profile/none-${number}`,
  (number) => `/embed/post/none-${number}`,
  (number) => `/post/warm-0?lng=x${number}&utm_source=${number}`,
  // What a crawler does that follows the links to all languages.
  (number) => `${real[number % real.length]}?lng=${locales[number % locales.length]}`,
];

test("10,000 hostile requests evict no page that bridges an outage", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const fetchPage = (path: string) =>
    new Promise<{ status: number | undefined; age: string | undefined }>((resolve, reject) => {
      get(site.origin + path, { agent, headers: { "Accept-Language": "tr" } }, (response) => {
        response.resume().once("end", () => resolve({ status: response.statusCode, age: response.headers.age }));
      }).once("error", reject);
    });
  for (const path of [...warm, ...real]) productServer.on(`/api/public${path}`, { json: toldAnswer() });
  for (const path of warm) {
    expect((await fetchPage(path)).status).toBe(200);
    expect((await fetchPage(path)).age).toBeDefined(); // pages that nobody asks for again may be evicted
  }
  let failed = 0;
  await Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let number = worker; number < 10_000; number += 8) {
        const path = hostile[number % hostile.length]?.(number) ?? "/";
        let { status = 500 } = await fetchPage(path);
        // A busy machine sheds some, which then evict nothing.
        while (status === 503) ({ status = 500 } = await fetchPage(path));
        if (status >= 500) failed += 1;
      }
    }),
  );
  expect(failed).toBe(0);
  await productServer.stop();
  for (const path of warm) {
    const { status, age } = await fetchPage(path);
    expect([status, age === undefined], path).toEqual([200, false]);
  }
  agent.destroy();
}, 900_000);
