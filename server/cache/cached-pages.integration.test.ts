import { join } from "node:path";
import { expect, test, vi } from "vitest";
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
  const call = vi.fn(async (request: Request) => {
    const answer = answers.get(new URL(request.url).pathname);
    if (!answer) throw new Error("connection refused");
    return new Response(answer.body, answer);
  });
  const productApi = createProductApi(call, {
    onAbsent: (path) => pageCache.purge(cacheTagOfPath(path) ?? ""),
  });
  const { origin } = await serve({ site, pageCache, services: { productApi } });
  const get = async (url: string, locale = "tr") => {
    const response = await fetch(origin + url, { headers: { "Accept-Language": locale } });
    return { status: response.status, age: response.headers.get("age"), text: await response.text() };
  };
  return { clock, answers, call, get };
}

test("concurrent requests for a post cost one call, later ones none", async () => {
  const { get, call } = await serveSite();
  const pending = Array.from({ length: 100 }, (_, number) => get(`/post/${post}?fbclid=${number}`));
  for (const { status, text } of await Promise.all(pending)) {
    expect(status).toBe(200);
    expect(text).toContain("merhaba");
  }
  expect((await get(`/post/${post}`)).age).toBe("0");
  expect(call).toHaveBeenCalledTimes(1);
});

test("while the product server is down, the last good page is sent for a day, then the error", async () => {
  const { get, answers, clock } = await serveSite();
  await get(`/post/${post}`);
  answers.clear();
  for (const minutes of [10, 11, 600]) {
    clock.now = minutes * 60_000;
    expect(await get(`/post/${post}`)).toMatchObject({ status: 200, age: String(minutes * 60) });
  }
  clock.now = 25 * 3600_000;
  expect(await get(`/post/${post}`)).toMatchObject({ status: 503, age: null });
});

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

test("a ticket is never cached", async () => {
  const { get, answers, call } = await serveSite();
  const ids = ["konser", "6f1b2c3d-0003-4a00-8000-000000000003", "6f1b2c3d-0004-4a00-8000-000000000004"] as const;
  answers.set(productPaths.ticket(...ids), good({ event: { title: "Konser" }, ticket_uuid: ids[2] }));
  for (const calls of [1, 2]) {
    expect(await get(`/ticket/${ids.join("/")}`)).toMatchObject({ status: 200, age: null });
    expect(call).toHaveBeenCalledTimes(calls);
  }
});
