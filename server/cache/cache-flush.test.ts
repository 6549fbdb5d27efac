import { Agent, get } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { locales } from "#locales/index.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { Site } from "#site/site.ts";
import { createPageCache } from "./page-cache.ts";

/** Ten times what the cache of the test has room for. */
const requests = 210;

const warm = Array.from({ length: 5 }, (_, number) => `/post/warm-${number}`);

/** What an attacker asks for: each of these URLs is another one for each number. */
const floods: Readonly<Record<string, (number: number) => string>> = {
  "posts that do not exist": (number) => `/post/none-${number}`,
  "posts with an encoded id": (number) => `/post/%20none-${number}`,
  "profiles that do not exist": (number) => `/profile/none-${number}`,
  "feeds that do not exist": (number) => `/profile/none-${number}/feed.json`,
  "embeds that do not exist": (number) => `/embed/post/none-${number}`,
  "origins of visitors": (number) => `/download?from=zzz${number}`,
  "ids of visitors": (number) => `/download?from=post&id=any-${number}`,
  languages: (number) => `/post/warm-0?lng=x${number}`,
  "queries of a page": (number) => `/post/warm-0?x=${number}`,
  "queries of a shared URL": (number) => `/oembed?url=http://site.example/post/warm-1%3Fx=${number}`,
  "shared URLs": (number) => `/oembed?url=http://site.example/post/any-${number}`,
  "sizes of cards": (number) => `/oembed?url=http://site.example/post/warm-1&maxwidth=${number}`,
  "posts that exist, in all languages": (number) => `/post/real-${number % 14}?lng=${locales[Math.floor(number / 14)]}`,
};

test.each(Object.entries(floods))(`${requests} requests for %s evict no page`, async (_name, url) => {
  const clock = { now: 0 };
  let down = false;
  const site: Site = async ({ path, query }) => {
    if (down) return siteResponse("down", { status: 503 });
    const url = JSON.stringify([path, query]);
    const missing = url.includes("none");
    const body = `${url} ${"x".repeat(600)}`;
    return siteResponse(body, { status: missing ? 404 : 200, cache: missing ? "absent" : "userContent", headers: {} });
  };
  const pageCache = createPageCache(24_000, { now: () => clock.now });
  const { origin } = await serve({ site, pageCache });
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  onTestFinished(() => agent.destroy());
  const fetchPage = (path: string) =>
    new Promise<{ status: number | undefined; age: string | undefined }>((resolve, reject) => {
      get(origin + path, { agent }, (response) => {
        response.resume().once("end", () => resolve({ status: response.statusCode, age: response.headers.age }));
      }).once("error", reject);
    });

  for (const path of warm) {
    await fetchPage(path);
    await fetchPage(path); // pages that nobody asks for again may be evicted
  }
  await Promise.all(Array.from({ length: requests }, (_, number) => fetchPage(url(number))));
  down = true;
  clock.now = 3600_000;
  for (const path of warm) expect(await fetchPage(path), path).toEqual({ status: 200, age: "3600" });
});
