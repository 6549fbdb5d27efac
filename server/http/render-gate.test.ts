import { expect, test, vi } from "vitest";
import { createPageCache } from "#server/cache/page-cache.ts";
import type { RenderPage } from "#server/cache/render-page.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { createRenderGate } from "./render-gate.ts";
import { serve } from "./web-server.harness.ts";

test("so many pages are rendered at a time, and no more", () => {
  const gate = createRenderGate({ maxRendering: 2 });
  expect([gate.enter(), gate.enter(), gate.enter()]).toEqual([true, true, false]);
  gate.leave();
  expect([gate.enter(), gate.enter()]).toEqual([true, false]);
});

test("no page is rendered while the event loop is late", () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  let now = 0;
  const gate = createRenderGate({ maxDelayMs: 1000, now: () => now });
  now = 1100;
  expect(gate.enter()).toBe(true);
  now = 1101;
  expect(gate.enter()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(gate.enter()).toBe(true);
  vi.useRealTimers();
});

test("a page too many is a 503 that says when to come back; a cached one is sent as it is", async () => {
  const waiting: (() => void)[] = [];
  const renderPage = vi.fn<RenderPage>(async (request) => {
    if (request.url.includes("slow")) await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response("page", { headers: { "Cache-Control": cachePolicies.post } });
  });
  const clock = { now: 0 };
  let shed = 0;
  const { origin, logged } = await serve({
    renderPage,
    pageCache: createPageCache(1_000_000, () => clock.now),
    renderGate: createRenderGate({ maxRendering: 1 }),
    metrics: { observeRequest: () => {}, countShed: () => void shed++ },
  });
  expect((await fetch(`${origin}/post/warm`)).status).toBe(200);
  const slow = fetch(`${origin}/post/slow`);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));

  const refused = await fetch(`${origin}/post/cold`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
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
