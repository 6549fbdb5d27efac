import { expect, test } from "vitest";
import { createPageCache } from "#server/cache/page-cache.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { Site } from "#site/site.ts";
import { createRenderGate, type RenderGate } from "./render-gate.ts";
import { serve } from "./web-server.harness.ts";

/** Until the event loop has turned once. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Asks a gate for pages. @returns what it has answered so far, `undefined` for those that wait */
function ask(gate: RenderGate, pages: number): (boolean | undefined)[] {
  const answers: (boolean | undefined)[] = Array.from({ length: pages });
  for (const page of answers.keys()) {
    void (async () => {
      answers[page] = await gate.enter();
    })();
  }
  return answers;
}

test("so many pages at a time, and no more", async () => {
  const gate = createRenderGate({ maxPages: 2 });
  const answers = ask(gate, 3);
  await turn();
  await turn();
  expect(answers).toEqual([true, true, false]);
  expect(await gate.enter()).toBe(false);
  gate.leave();
  expect(await gate.enter()).toBe(true);
});

test("so many pages wait, and no more", async () => {
  const gate = createRenderGate({ maxWaiting: 2 });
  const answers = ask(gate, 4);
  await Promise.resolve();
  expect(answers).toEqual([true, undefined, undefined, false]);
  await turn();
  await turn();
  expect(answers).toEqual([true, true, true, false]);
});

test("one page in a turn of the event loop, so that connections are accepted between them", async () => {
  const answers = ask(createRenderGate(), 4);
  await Promise.resolve();
  expect(answers).toEqual([true, undefined, undefined, undefined]);
  await turn();
  expect(answers).toEqual([true, true, undefined, undefined]);
  await turn();
  expect(answers).toEqual([true, true, true, undefined]);
  await turn();
  expect(answers).toEqual([true, true, true, true]);
});

test("a page that has waited too long is not rendered", async () => {
  let now = 0;
  const gate = createRenderGate({ maxPages: 3, maxWaitMs: 1000, now: () => now });
  const answers = ask(gate, 3);
  now = 1000;
  await turn();
  expect(answers).toEqual([true, true, undefined]);
  now = 1001;
  await turn();
  expect(answers).toEqual([true, true, false]);
  expect(await gate.enter()).toBe(true);
});

test("a page too many is a 503 that says when to come back; a cached one is sent as it is", async () => {
  const waiting: (() => void)[] = [];
  const site: Site = async ({ path }) => {
    if (path.includes("slow")) await new Promise<void>((resolve) => waiting.push(resolve));
    return siteResponse("page", { cache: "post" });
  };
  const clock = { now: 0 };
  let shed = 0;
  const { origin, logged } = await serve({
    site,
    pageCache: createPageCache(1_000_000, { now: () => clock.now }),
    renderGate: createRenderGate({ maxPages: 1 }),
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
