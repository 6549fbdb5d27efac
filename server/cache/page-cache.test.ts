import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { type Page, readPage } from "./page.ts";
import { createPageCache, type Render } from "./page-cache.ts";

const second = 1000;
const minute = 60 * second;
const preview = { "Cache-Control": cachePolicies.preview };

function page(text: string, init: ResponseInit = { headers: preview }): Promise<Page> {
  return readPage(new Response(text, init), { defaults: {}, requestId: "r", covered: [] });
}

/** A cache with a clock that the test moves, and what it answers, as a visitor would see it. */
function createCache({ bytes = 1_000_000 } = {}) {
  const clock = { now: 0 };
  const cache = createPageCache(bytes, () => clock.now);
  const text = (page: Page) => String(page.bodies.identity?.bytes ?? brotliDecompressSync(page.bodies.br?.bytes ?? ""));
  const ask = async (render: Render, { key = "/", whole = false } = {}) => {
    const kept = cache.find(key, render);
    if (kept) return `${text(kept.page)} (${cache.ageOf(kept)} s old)`;
    const { page, age } = await cache.load(key, whole, render);
    return age === undefined ? text(page) : `${text(page)} (${age} s old)`;
  };
  return { clock, cache, ask };
}

/** Renders "page 1", "page 2"… */
function counting(init?: ResponseInit) {
  let count = 0;
  return vi.fn<Render>(() => {
    count += 1;
    return page(`page ${count}`, init);
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a page is rendered once while it is fresh", async () => {
  const { ask, clock } = createCache();
  const render = counting();
  expect(await ask(render)).toBe("page 1");
  clock.now = 29 * second;
  expect(await ask(render)).toBe("page 1 (29 s old)");
  expect(await ask(render, { key: "/other" })).toBe("page 2");
  expect(render).toHaveBeenCalledTimes(2);
});

test("past its time it is shown once more while a new one is made, whole; past that it is waited for", async () => {
  const { ask, clock } = createCache();
  const render = counting();
  await ask(render);
  clock.now = 31 * second;
  expect(await ask(render)).toBe("page 1 (31 s old)");
  expect(await ask(render)).toBe("page 1 (31 s old)");
  await settled();
  expect(render.mock.calls).toEqual([[false], [true]]);
  expect(await ask(render)).toBe("page 2 (0 s old)");
  clock.now += minute;
  expect(await ask(render)).toBe("page 3");
});

test("few pages are renewed at once, and the others with the next request for them", async () => {
  const { ask, clock } = createCache();
  const keys = Array.from({ length: 10 }, (_, number) => `/${number}`);
  const render = counting();
  for (const key of keys) await ask(render, { key });
  clock.now = 31 * second;
  const waiting: (() => void)[] = [];
  const slow = vi.fn<Render>(() => new Promise((resolve) => waiting.push(() => resolve(page("new")))));
  for (const key of keys) await ask(slow, { key });
  expect(slow).toHaveBeenCalledTimes(4);
  for (const answer of waiting) answer();
  await settled();
  for (const key of keys) await ask(slow, { key });
  expect(slow).toHaveBeenCalledTimes(8);
});

test("a thousand at once share one rendering", async () => {
  const { ask } = createCache();
  const render = counting();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(render)));
  expect(new Set(answers)).toEqual(new Set(["page 1"]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("a robot never gets the loading page of a visitor, and a visitor never waits as long as a robot", async () => {
  const { ask } = createCache();
  let answerCrawler = () => {};
  const render: Render = (whole) =>
    whole
      ? new Promise((resolve) => {
          answerCrawler = () => resolve(page("whole"));
        })
      : page("loading", { headers: { "Cache-Control": cachePolicies.none } });
  const crawler = ask(render, { whole: true });
  expect(await ask(render)).toBe("loading");
  answerCrawler();
  expect(await crawler).toBe("whole");
});

test("after a loading page the whole one is fetched for those who come next", async () => {
  const { ask } = createCache();
  const render = vi.fn<Render>((whole) =>
    whole ? page("whole") : page("loading", { headers: { "Cache-Control": cachePolicies.none } }),
  );
  expect(await ask(render)).toBe("loading");
  await settled();
  expect(await ask(render)).toBe("whole (0 s old)");
  expect(render.mock.calls).toEqual([[false], [true]]);
});

test.each([
  ["no-store", { headers: { "Cache-Control": cachePolicies.none } }],
  ["no word about it", {}],
  ["a cookie", { headers: { ...preview, "Set-Cookie": "a=1" } }],
  ["something that depends on more than the key", { headers: { ...preview, Vary: "User-Agent" } }],
  ["a failure", { status: 500, headers: preview }],
])("%s is not kept", async (_name, init: ResponseInit) => {
  const { ask } = createCache();
  const render = counting({ status: 404, ...init });
  await ask(render);
  expect(await ask(render)).toBe("page 2");
});

test("a failure is answered with the kept page, and asked about again only after a pause", async () => {
  const { ask, clock } = createCache();
  const render = counting();
  await ask(render);
  const failing = vi.fn<Render>(() => page("failed", { status: 503 }));
  clock.now = 2 * minute;
  expect(await ask(failing)).toBe("page 1 (120 s old)");
  clock.now += 4 * second;
  expect(await ask(failing)).toBe("page 1 (124 s old)");
  expect(failing).toHaveBeenCalledTimes(1);
  clock.now += 2 * second;
  expect(await ask(render)).toBe("page 1 (126 s old)"); // and is mended behind it
  await settled();
  expect(await ask(render)).toBe("page 2 (0 s old)");
});

test("a failure is told when the kept page is too old for it", async () => {
  const { ask, clock } = createCache();
  await ask(counting());
  clock.now = 25 * 60 * minute;
  expect(await ask(() => page("failed", { status: 503 }))).toBe("failed");
});

test("what has gone is gone as soon as it is known, and its absence is kept shortly", async () => {
  const { ask, clock } = createCache();
  await ask(counting());
  clock.now = 31 * second;
  const gone = vi.fn<Render>(() => page("gone", { status: 410, headers: { "Cache-Control": cachePolicies.absent } }));
  await ask(gone);
  await settled();
  expect(await ask(gone)).toBe("gone (0 s old)");
  clock.now += 11 * second;
  expect(await ask(gone)).toBe("gone");
});

const tagged = (tags: string) => ({ headers: { ...preview, "X-Page-Tags": tags } });

test("a purge lets go of every page with the tag and of no other", async () => {
  const { ask, cache } = createCache();
  const render = counting(tagged("post:1,profile:2"));
  await ask(render, { key: "/post/1" });
  await ask(render, { key: "/embed/post/1" });
  const other = counting(tagged("post:3,profile:4"));
  await ask(other, { key: "/post/3" });
  cache.purge("profile:2");
  expect(await ask(render, { key: "/post/1" })).toBe("page 3");
  expect(await ask(render, { key: "/embed/post/1" })).toBe("page 4");
  expect(await ask(other, { key: "/post/3" })).toBe("page 1 (0 s old)");
});

test("a page that was being rendered during a purge is shown to those who waited, and not kept", async () => {
  const { ask, cache } = createCache();
  const render = counting(tagged("post:1"));
  const asked = ask(render);
  cache.purge("post:1");
  expect(await asked).toBe("page 1");
  expect(await ask(render)).toBe("page 2");
});

test("its memory is bounded: the page that was not asked for longest goes first", async () => {
  const { ask } = createCache({ bytes: 30_000 });
  const render = vi.fn<Render>(() => page("x".repeat(800)));
  for (let number = 0; number < 100; number += 1) await ask(render, { key: `/${number}` });
  await ask(render, { key: "/99" });
  expect(render).toHaveBeenCalledTimes(100);
  await ask(render, { key: "/0" });
  expect(render).toHaveBeenCalledTimes(101);
});

test("forms that were made later count as well", async () => {
  const { ask, cache } = createCache({ bytes: 60_000 });
  // Text that does not pack well: two pages fit packed, and only one of them with its plain form.
  const text = Array.from({ length: 3000 }, (_, position) => Math.sin(position).toString(36))
    .join("")
    .slice(0, 25_000);
  const render = vi.fn<Render>((_whole) => page(text));
  for (const key of ["/a", "/b"]) {
    await ask(render, { key });
    const kept = cache.find(key, render);
    if (!kept) throw new Error("not kept");
    expect(cache.bodyOf(key, kept, "identity").bytes.length).toBe(25_000);
  }
  expect(cache.find("/a", render)).toBeUndefined();
  expect(cache.find("/b", render)).toBeDefined();
});

describe("a page that has room for its pictures when it is packed as small as it gets", () => {
  const noise = randomBytes(11_000).toString("base64");
  const html = { headers: { ...preview, "Content-Type": "text/html" } };
  const fitting = "pictures".repeat(200);
  const tooMuch = randomBytes(3000).toString("base64");
  const withImages =
    (images: string): Render =>
    async () => ({
      ...(await page(noise, html)),
      withImages: await page(noise + images, html),
    });
  const packed = () => new Promise((resolve) => setTimeout(resolve, 300));

  test("comes without at first, then with them, and so again while it is the same", async () => {
    const { ask, cache, clock } = createCache();
    const render = withImages(fitting);
    expect(await ask(render)).toBe(noise);
    await packed();
    expect(await ask(render)).toBe(`${noise}${fitting} (0 s old)`);
    const body = cache.find("/", render)?.page.bodies.br;
    clock.now = 2 * minute;
    expect(await ask(render)).toBe(noise + fitting);
    expect(cache.find("/", render)?.page.bodies.br).toBe(body);
  });

  test("is packed later where there was no time for it", async () => {
    const { ask, cache } = createCache();
    const render = withImages(fitting);
    await Promise.all([ask(render, { key: "/another" }), ask(render)]);
    await packed();
    expect(await ask(render)).toBe(`${noise} (0 s old)`);
    const kept = cache.find("/", render);
    if (kept) cache.bodyOf("/", kept, "br");
    await packed();
    expect(await ask(render)).toBe(`${noise}${fitting} (0 s old)`);
  });

  test("goes without them for good where it is too large even so", async () => {
    const { ask, cache } = createCache();
    const render = withImages(tooMuch);
    expect(await ask(render)).toBe(noise);
    await packed();
    expect(await ask(render)).toBe(`${noise} (0 s old)`);
    expect(cache.find("/", render)?.page.withImages).toBeUndefined();
  });
});

test("the same page again keeps its ETag and the forms made of it", async () => {
  const { ask, cache, clock } = createCache();
  const same: Render = () => page("x".repeat(2000), { headers: { ...preview, "Content-Type": "text/html" } });
  await ask(same);
  const first = cache.find("/", same)?.page.bodies.br;
  clock.now = 2 * minute;
  await ask(same);
  expect(cache.find("/", same)?.page.bodies.br).toBe(first);
  expect(first?.etag).toMatch(/^"[\w-]{22}-br7"$/);
});
