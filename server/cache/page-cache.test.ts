import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPageCache, type PageCache, type Render } from "./page-cache.ts";
import { renderedPage } from "./rendered-page.harness.ts";
import type { CachedPage, RenderedPage } from "./rendered-page.ts";

const second = 1000;
const minute = 60 * second;
type Parts = Parameters<typeof renderedPage>[1];

const page = async (text: string, parts: Parts = {}) => renderedPage(text, parts);

const textOf = ({ bodies }: RenderedPage) => String(bodies.identity ?? brotliDecompressSync(bodies.br ?? ""));

/** As a visitor gets it: a stored page at once, any other once it is rendered. */
const pageOf = async (cache: PageCache, key: string, render: Render, waitForData = false) =>
  cache.find(key, render) ?? cache.load(key, waitForData, render);

/** A cache with a clock that the test sets. `get` returns what a visitor would see. */
function createCache(disk?: NonNullable<Parameters<typeof createPageCache>[1]>["disk"]) {
  const clock = { now: 0, failing: false };
  const cache = createPageCache(1_000_000, { now: () => clock.now, isFailing: () => clock.failing, disk });
  const get = async (render: Render, { key = "/", waitForData = false } = {}) => {
    const page = await pageOf(cache, key, render, waitForData);
    const age = cache.ageOf(page);
    return age === 0 ? textOf(page) : `${textOf(page)} (${age} s old)`;
  };
  return { clock, cache, get };
}

/** Renders "page 1", "page 2"… */
function createRender(parts?: Parts) {
  let count = 0;
  return vi.fn<Render>(() => {
    count += 1;
    return page(`page ${count}`, parts);
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a stale page is sent while it is revalidated with its data; after that a visitor waits", async () => {
  const { get, clock } = createCache();
  const render = createRender();
  await get(render);
  clock.now = 31 * second;
  expect(await Promise.all([get(render), get(render)])).toEqual(Array(2).fill("page 1 (31 s old)"));
  await settled();
  expect(render.mock.calls.map(([waitForData]) => waitForData)).toEqual([false, true]);
  expect(await get(render)).toBe("page 2");
  clock.now += minute;
  expect(await get(render)).toBe("page 3");
});

test("few pages are revalidated at a time, the others with their next request", async () => {
  const { get, clock } = createCache();
  const keys = Array.from({ length: 10 }, (_, number) => `/${number}`);
  const render = createRender();
  for (const key of keys) await get(render, { key });
  clock.now = 31 * second;
  const waiting: (() => void)[] = [];
  const slow = vi.fn<Render>(() => new Promise((resolve) => waiting.push(() => resolve(page("new")))));
  for (const key of keys) await get(slow, { key });
  expect(slow).toHaveBeenCalledTimes(4);
  for (const finish of waiting) finish();
  await settled();
  for (const key of keys) await get(slow, { key });
  expect(slow).toHaveBeenCalledTimes(8);
});

test("a thousand concurrent requests are coalesced into one render", async () => {
  const { get } = createCache();
  const render = createRender();
  const texts = await Promise.all(Array.from({ length: 1000 }, () => get(render)));
  expect(new Set(texts)).toEqual(new Set(["page 1"]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("a crawler never gets a visitor's loading page, and a visitor never waits as long as a crawler", async () => {
  const { get } = createCache();
  let finishCrawler = () => {};
  const render: Render = (waitForData) =>
    waitForData
      ? new Promise((resolve) => {
          finishCrawler = () => resolve(page("whole"));
        })
      : page("loading", { cache: "none" });
  const crawler = get(render, { waitForData: true });
  expect(await get(render)).toBe("loading");
  finishCrawler();
  expect(await crawler).toBe("whole");
});

test("after a loading page, the page with its data is rendered for later visitors", async () => {
  const { get } = createCache();
  const render = vi.fn<Render>((waitForData) => (waitForData ? page("whole") : page("loading", { cache: "none" })));
  expect(await get(render)).toBe("loading");
  await settled();
  expect(await get(render)).toBe("whole");
  expect(render.mock.calls.map(([waitForData]) => waitForData)).toEqual([false, true]);
});

test("on an error the stale page is sent, and the next try comes after a pause", async () => {
  const { get, clock } = createCache();
  const render = createRender();
  await get(render);
  const failing = vi.fn<Render>(() => page("failed", { status: 503 }));
  clock.now = 2 * minute;
  expect(await get(failing)).toBe("page 1 (120 s old)");
  clock.now += 4 * second;
  expect(await get(failing)).toBe("page 1 (124 s old)");
  expect(failing).toHaveBeenCalledTimes(1);
  clock.now += 2 * second;
  expect(await get(render)).toBe("page 1 (126 s old)"); // and is revalidated in the background
  await settled();
  expect(await get(render)).toBe("page 2");
});

test("the error or the loading page is sent where the cached page is too old", async () => {
  const { get, clock } = createCache();
  await get(createRender());
  clock.now = 25 * 60 * minute;
  expect(await get(() => page("failed", { status: 503 }))).toBe("failed");
  clock.failing = true;
  expect(await get(() => page("loading", loading))).toBe("loading");
});

const loading = { cache: "none" } as const;

test("a page in its loading state never replaces the last whole one, and is waited for once", async () => {
  const { get, clock } = createCache();
  await get(createRender());
  const hanging = vi.fn<Render>((waitForData) => (waitForData ? new Promise(() => {}) : page("loading", loading)));
  clock.now = 65 * second;
  expect(await get(hanging)).toBe("page 1 (65 s old)");
  clock.now = 5 * minute;
  expect(await get(hanging)).toBe("page 1 (300 s old)");
  expect(hanging.mock.calls.map(([waitForData]) => waitForData)).toEqual([false, true]);
});

test("while the product server is known to fail, a stale page is sent at once", async () => {
  const { get, clock } = createCache();
  await get(createRender());
  clock.now = 2 * minute;
  clock.failing = true;
  const hanging = vi.fn<Render>(() => new Promise(() => {}));
  expect(await get(hanging)).toBe("page 1 (120 s old)");
  expect(await get(hanging)).toBe("page 1 (120 s old)");
  expect(hanging.mock.calls.map(([waitForData]) => waitForData)).toEqual([true]); // in the background
});

test("a 410 replaces the page and is cached for a short time", async () => {
  const { get, clock } = createCache();
  await get(createRender());
  clock.now = 31 * second;
  const gone = vi.fn<Render>(() => page("gone", { status: 410, cache: "absent" }));
  await get(gone);
  await settled();
  expect(await get(gone)).toBe("gone");
  clock.now += second;
  expect(await get(createRender())).toBe("page 1"); // it is back
});

const tagged = (tags: string) => ({ tags: tags.split(",") });

test("a page that is being rendered during a purge is sent, but not cached", async () => {
  const { get, cache } = createCache();
  const render = createRender(tagged("post:1"));
  const pending = get(render);
  cache.purge("post:1");
  expect(await pending).toBe("page 1");
  expect(await get(render)).toBe("page 2");
});

test("encodings that are added later count as well", async () => {
  const { cache } = createCache();
  const render: Render = () => page("x".repeat(400_000)); // compressed, it is small; two plain ones are too large
  for (const key of ["/a", "/b"]) cache.encode(key, await pageOf(cache, key, render), "identity");
  expect(cache.find("/a", render)).toBeUndefined();
});

test("an unchanged page keeps its ETag and its compressed bodies", async () => {
  const { get, cache, clock } = createCache();
  const same: Render = () => page("x".repeat(2000), { headers: { "Content-Type": "text/html" } });
  await get(same);
  const first = cache.find("/", same)?.bodies.br;
  clock.now = 2 * minute;
  await get(same);
  expect(cache.find("/", same)?.bodies.br).toBe(first);
});

/** A disk that has one page. */
async function createDisk(age = 10 * second) {
  const stored = { page: (await page("of the disk", tagged("post:1"))) as CachedPage, age };
  const find = vi.fn((key: string) => (key === "/" ? stored : undefined));
  const disk = { find, set: vi.fn(), deleteTagged: vi.fn() };
  return { ...createCache(disk), disk };
}

const unavailable: Render = () => page("failed", { status: 503 });

test("a page of the disk only bridges an outage, and is in memory then until it is rendered", async () => {
  const { get, clock, disk } = await createDisk();
  expect(await get(unavailable)).toBe("of the disk (10 s old)"); // after a try
  const known = await createDisk(90 * minute);
  known.clock.failing = true;
  expect(await known.get(() => new Promise(() => {}))).toBe("of the disk (5400 s old)"); // at once
  known.clock.failing = false;
  known.clock.now = second;
  expect(await known.get(createRender())).toBe("page 1");
  clock.now = second;
  expect(await get(unavailable)).toBe("of the disk (11 s old)");
  expect(disk.find).toHaveBeenCalledTimes(1);
  expect(await get(createRender(), { key: "/other" })).toBe("page 1");
});

test("pages that can bridge an outage go to the disk, others do not, and a purge reaches it", async () => {
  const { get, cache, disk } = await createDisk();
  await get(createRender(), { key: "/a" });
  expect(disk.set).toHaveBeenCalledTimes(1);
  expect(disk.set.mock.lastCall).toMatchObject(["/a", { status: 200 }, 0]);
  await get(createRender({ status: 404, cache: "absent" }), { key: "/b" });
  await get(createRender(loading), { key: "/c" });
  await get(unavailable, { key: "/d" });
  await get(createRender({ unbounded: true }), { key: "/e" });
  expect(disk.set).toHaveBeenCalledTimes(1);
  cache.purge("post:1");
  expect(disk.deleteTagged).toHaveBeenCalledWith("post:1");
});

const day = 24 * 60 * minute;

test("each period of a page ends at its millisecond", async () => {
  const { get, cache, clock } = createCache();
  const hanging = vi.fn<Render>(() => new Promise(() => {}));
  await get(createRender());
  clock.now = 30 * second - 1;
  expect(cache.find("/", hanging)).toBeDefined();
  expect(hanging).not.toHaveBeenCalled();
  clock.now = 30 * second; // stale
  expect(cache.find("/", hanging)).toBeDefined();
  expect(hanging).toHaveBeenCalledTimes(1);
  clock.now = minute - 1;
  expect(cache.find("/", hanging)).toBeDefined();
  clock.now = minute; // not even while it is revalidated
  expect(cache.find("/", hanging)).toBeUndefined();
  clock.failing = true;
  clock.now = day + 30 * second - 1;
  expect(cache.find("/", hanging)).toBeDefined();
  clock.now = day + 30 * second; // not even in an outage
  expect(cache.find("/", hanging)).toBeUndefined();
});

test.each([
  [0, 5000],
  [0.5, 5500],
])("the next try after a failure comes later for some than for others: %d", async (random, pauseMs) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const { get, clock } = createCache();
  await get(createRender());
  const failing = vi.fn<Render>(() => page("failed", { status: 503 }));
  clock.now = 2 * minute;
  await get(failing);
  clock.now += pauseMs - 1;
  await get(failing);
  expect(failing).toHaveBeenCalledTimes(1);
  clock.now += 1;
  await get(failing);
  expect(failing).toHaveBeenCalledTimes(2);
  vi.mocked(Math.random).mockRestore();
});

test.each<[string, Parts]>([
  ["headers", { headers: { "Content-Type": "text/html", "X-A": "b" } }],
  ["status", { headers: { "Content-Type": "text/html" }, status: 404 }],
])("a page with the same text and another %s takes the place of the last", async (_name, parts) => {
  const { get, cache, clock } = createCache();
  const text = "x".repeat(2000);
  await get(() => page(text, { headers: { "Content-Type": "text/html" } }));
  const first = cache.find("/", unavailable);
  clock.now = 2 * minute;
  await get(() => page(text, parts));
  const second = cache.find("/", unavailable);
  expect(second?.bodies.br).not.toBe(first?.bodies.br);
  expect([second?.status, second?.headers]).not.toEqual([first?.status, first?.headers]);
});

test("the age of a page begins when it was asked for, in memory and on disk", async () => {
  const { cache, clock, disk } = await createDisk();
  const slow: Render = () => {
    clock.now += 3 * second;
    return page("slow");
  };
  await pageOf(cache, "/slow", slow);
  expect(disk.set.mock.lastCall?.[2]).toBe(3 * second);
  expect(cache.ageOf(await pageOf(cache, "/slow", slow))).toBe(3);
});
