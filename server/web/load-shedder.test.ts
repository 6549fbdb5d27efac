import { expect, test } from "vitest";
import { createPageCache } from "#server/cache/page-cache.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { Site } from "#site/site.ts";
import { createLoadShedder, type LoadShedder } from "./send-page.ts";
import { serve } from "./web-server.harness.ts";

/** Until the event loop has turned once. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Renders pages that never end, or end once `leave` is called. @returns what has become of each so far */
function render(shedder: LoadShedder, pages: number) {
  const outcomes: ("waits" | "rendered" | "shed")[] = Array(pages).fill("waits");
  const ends: (() => void)[] = [];
  for (const page of outcomes.keys()) {
    const work = async () => {
      outcomes[page] = "rendered";
      await new Promise<void>((resolve) => ends.push(resolve));
      return true;
    };
    void shedder.run(work).then((value) => {
      if (value === undefined) outcomes[page] = "shed";
    });
  }
  return { outcomes, leave: () => ends.shift()?.() };
}

test("so many pages at a time, and no more", async () => {
  const shedder = createLoadShedder({ maxPages: 2, maxWaiting: 100 });
  const { outcomes, leave } = render(shedder, 3);
  for (let turns = 0; turns < 3; turns++) await turn();
  expect(outcomes).toEqual(["rendered", "rendered", "shed"]);
  expect(await shedder.run(async () => true)).toBeUndefined();
  leave();
  await turn();
  expect(await shedder.run(async () => true)).toBe(true);
});

test("so many pages wait, and no more; one starts in a turn of the event loop", async () => {
  const { outcomes } = render(createLoadShedder({ maxPages: 100, maxWaiting: 2 }), 4);
  await Promise.resolve();
  expect(outcomes).toEqual(["rendered", "waits", "waits", "shed"]);
  await turn();
  expect(outcomes).toEqual(["rendered", "rendered", "waits", "shed"]);
  await turn();
  expect(outcomes).toEqual(["rendered", "rendered", "rendered", "shed"]);
});

test("a page that fails makes room as well", async () => {
  const shedder = createLoadShedder({ maxPages: 1, maxWaiting: 1 });
  await expect(shedder.run(() => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
  expect(await shedder.run(async () => true)).toBe(true);
});

test("a page too many is a 503 that says when to come back; a cached one is sent as it is", async () => {
  const waiting: (() => void)[] = [];
  const site: Site = async ({ path }) => {
    if (path.includes("slow")) await new Promise<void>((resolve) => waiting.push(resolve));
    return siteResponse("page", { cache: "userContent" });
  };
  const clock = { now: 0 };
  let shed = 0;
  const { origin, logged } = await serve({
    site,
    pageCache: createPageCache(1_000_000, { now: () => clock.now }),
    loadShedder: createLoadShedder({ maxPages: 1, maxWaiting: 100 }),
    metrics: { observeRequest: () => {}, countShed: () => void shed++ },
  });
  expect((await fetch(`${origin}/post/warm`)).status).toBe(200);
  const slow = fetch(`${origin}/post/slow`);
  await expect.poll(() => waiting).toHaveLength(1);

  const refused = await fetch(`${origin}/post/cold`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
  expect(refused.headers.get("connection")).toBe("close");
  expect(await refused.text()).toContain(refused.headers.get("x-request-id"));
  expect(shed).toBe(1);
  clock.now = 3600_000; // stale: the refusal is a failure to revalidate
  const stale = await fetch(`${origin}/post/warm`);
  expect([stale.status, stale.headers.get("age")]).toEqual([200, "3600"]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  waiting[0]?.();
  expect((await slow).status).toBe(200);
  expect((await fetch(`${origin}/post/cold`)).status).toBe(200);
  expect(logged).toEqual([]);
});
