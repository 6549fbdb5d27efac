import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { serve } from "#server/http/web-server.harness.ts";
import { loadSite } from "#server/load-site.ts";
import type { TransportResponse } from "#site/product-api/transport.ts";
import { createPageCache } from "./page-cache.ts";
import { createPurgingProductApi } from "./purging-product-api.ts";

const renderPage = await loadSite(join(import.meta.dirname, "..", "dist"));
const post = "6f1b2c3d-0001-4a00-8000-000000000001";
const author = "6f1b2c3d-0002-4a00-8000-000000000002";
const path = productPaths.post(post);
const good = (json: unknown): TransportResponse => ({ status: 200, body: JSON.stringify(json) });
const postResponse = good({
  result: { data: { uuid: post, type: "News", content: "merhaba", user: { uuid: author, username: "ada" } } },
});

/** The built site with a page cache, in front of a product server that does what the test says. */
async function serveSite() {
  const clock = { now: 0 };
  const answers = new Map<string, TransportResponse>([
    [path, postResponse],
    [productPaths.user(author), good({ result: { data: { username: "ada" } } })],
    [productPaths.userPosts(author), good({ result: [] })],
  ]);
  const pageCache = createPageCache(10_000_000, () => clock.now);
  const transport = vi.fn(async (asked: string) => {
    const answer = answers.get(asked);
    if (!answer) throw new Error("nobody is there");
    return answer;
  });
  const productApi = createPurgingProductApi(transport, pageCache);
  const { origin } = await serve({ renderPage, pageCache, productApi });
  const ask = async (address: string, language = "tr") => {
    const response = await fetch(origin + address, { headers: { "Accept-Language": language } });
    return { status: response.status, age: response.headers.get("age"), text: await response.text() };
  };
  return { clock, answers, transport, ask };
}

test("many who ask for a post at once cost one call, and those who ask later none", async () => {
  const { ask, transport } = await serveSite();
  const asked = Array.from({ length: 100 }, (_, number) => ask(`/post/${post}?fbclid=${number}`));
  for (const { status, text } of await Promise.all(asked)) {
    expect(status).toBe(200);
    expect(text).toContain("merhaba");
  }
  expect((await ask(`/post/${post}`)).age).toBe("0");
  expect(transport).toHaveBeenCalledTimes(1);
});

test("while the product server is dead, the last good page stands for a day, and only then the failure", async () => {
  const { ask, answers, clock } = await serveSite();
  await ask(`/post/${post}`);
  answers.clear();
  for (const minutes of [10, 11, 600]) {
    clock.now = minutes * 60_000;
    expect(await ask(`/post/${post}`)).toMatchObject({ status: 200, age: String(minutes * 60) });
  }
  clock.now = 25 * 3600_000;
  expect(await ask(`/post/${post}`)).toMatchObject({ status: 503, age: null });
});

test("a removed post is gone from every page that shows it within its minute", async () => {
  const { ask, answers, clock } = await serveSite();
  const addresses = [`/post/${post}`, `/embed/post/${post}`, `/api/public/post/${post}`, `/post/${post}?lng=ar`];
  for (const address of addresses) expect((await ask(address)).status).toBe(200);
  answers.set(path, { status: 410, body: "" });
  clock.now = 31_000;
  await ask(`/post/${post}`); // the last one who sees it: this is when the product server is asked again
  for (const address of addresses) {
    await vi.waitFor(async () => expect((await ask(address)).status, address).toBe(410));
  }
});

test("a frozen account takes its posts with it as soon as its profile is known to be gone", async () => {
  const { ask, answers } = await serveSite();
  await ask(`/post/${post}`);
  await ask(`/profile/${author}`, "tr");
  answers.set(productPaths.user(author), { status: 410, body: "" });
  answers.set(path, { status: 410, body: "" });
  expect((await ask(`/post/${post}`)).status).toBe(200);
  expect((await ask(`/profile/${author}`, "de")).status).toBe(410);
  expect((await ask(`/profile/${author}`, "tr")).status).toBe(410);
  expect((await ask(`/post/${post}`)).status).toBe(410);
});

test("a ticket is kept nowhere", async () => {
  const { ask, answers, transport } = await serveSite();
  const ids = ["konser", "6f1b2c3d-0003-4a00-8000-000000000003", "6f1b2c3d-0004-4a00-8000-000000000004"] as const;
  answers.set(productPaths.ticket(...ids), good({ event: { title: "Konser" }, ticket_uuid: ids[2] }));
  for (const calls of [1, 2]) {
    expect(await ask(`/ticket/${ids.join("/")}`)).toMatchObject({ status: 200, age: null });
    expect(transport).toHaveBeenCalledTimes(calls);
  }
});
