import { join } from "node:path";
import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { loadSite } from "#server/load-site.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { cacheTagOfPath } from "#site/http/cache-tags.ts";
import { createProductApi } from "#site/product-api/product-api.ts";
import { createPageCache } from "./page-cache.ts";

const site = await loadSite(join(import.meta.dirname, "..", "..", "dist"));
const post = "6f1b2c3d-0001-4a00-8000-000000000001";
const author = "6f1b2c3d-0002-4a00-8000-000000000002";
const path = productPaths.post(post);
interface Answer {
  readonly status: number;
  readonly body: string;
}
const good = (json: unknown): Answer => ({ status: 200, body: JSON.stringify(json) });
const postResponse = good({
  result: { data: { uuid: post, type: "News", content: "merhaba", user: { uuid: author, username: "ada" } } },
});

/** The built site with a page cache, in front of a product server that answers as the test says. */
async function serveSite() {
  const clock = { now: 0 };
  const answers = new Map<string, Answer>([
    [path, postResponse],
    [productPaths.user(author), good({ result: { data: { username: "ada" } } })],
    [productPaths.userPosts(author), good({ result: [] })],
  ]);
  const pageCache = createPageCache(10_000_000, { now: () => clock.now });
  const call = async (request: Request) => {
    const answer = answers.get(new URL(request.url).pathname);
    if (!answer) throw new Error("connection refused");
    return new Response(answer.body, answer);
  };
  const productApi = createProductApi(call, {
    onAbsent: (path) => pageCache.purge(cacheTagOfPath(path) ?? ""),
  });
  const { origin } = await serve({ site, pageCache, services: { productApi } });
  const get = async (url: string, locale = "tr") => {
    const response = await fetch(origin + url, { headers: { "Accept-Language": locale } });
    return { status: response.status, age: response.headers.get("age"), text: await response.text() };
  };
  return { clock, answers, get };
}

test("a removed post disappears from every page within a minute", async () => {
  const { get, answers, clock } = await serveSite();
  const urls = [`/post/${post}`, `/embed/post/${post}`, `/post/${post}?lng=ar`];
  for (const url of urls) expect((await get(url)).status).toBe(200);
  answers.set(path, { status: 410, body: "" });
  clock.now = 31_000;
  await get(`/post/${post}`); // the last stale response, which revalidates
  for (const url of urls) {
    await expect.poll(async () => (await get(url)).status, { message: url }).toBe(410);
  }
});

test("a 410 for a profile purges the pages of its posts", async () => {
  const { get, answers } = await serveSite();
  await get(`/post/${post}`);
  await get(`/profile/${author}`, "tr");
  answers.set(productPaths.user(author), { status: 410, body: "" });
  answers.set(path, { status: 410, body: "" });
  expect((await get(`/post/${post}`)).status).toBe(200);
  expect((await get(`/profile/${author}`, "de")).status).toBe(410);
  expect((await get(`/profile/${author}`, "tr")).status).toBe(410);
  expect((await get(`/post/${post}`)).status).toBe(410);
});
