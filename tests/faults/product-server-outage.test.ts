import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { request } from "undici";
import { describe, expect, type TestContext, test, vi } from "vitest";
import { createPageCache } from "#server/cache/page-cache.ts";
import { createHttpSend, createLimitedFetch } from "#server/calls/limited-fetch.ts";
import { distName } from "#server/config/dist-name.ts";
import { loadSite } from "#server/load-site.ts";
import { createCircuitBreaker } from "#server/product-server/circuit-breaker.ts";
import { serve, testSettings } from "#server/web/web-server.harness.ts";
import { purgedTag } from "#site/http/cache-tags.ts";
import { createProductApi } from "#site/product-api/product-api.ts";
import { visitorTimeoutMs } from "#site/product-api/timeouts.ts";
import { type Fault, faults, slowMs, startFaultyProductServer } from "./support/faulty-product-server.ts";

vi.setConfig({ maxConcurrency: 20, testTimeout: 90_000 });

const site = await loadSite(join(import.meta.dirname, "..", "..", distName));

const minute = 60_000;
const hour = 60 * minute;

/** Everything that takes time is a fifth of what it is otherwise: a test of 5 s, not of 25. */
const limits = {
  response: { maxBytes: 2 * 1024 * 1024, timeoutMs: visitorTimeoutMs + 300 },
  circuit: { windowMs: 2000, minCalls: 4, pauseMs: 1000, maxJitterMs: 200, maxCalls: 1024 },
};

const pages = ["/post/a", "/post/a?lng=ar", "/post/b", "/profile/c", "/embed/post/d", "/profile/c/feed.xml"];
const shared = [...pages, `/oembed?url=${encodeURIComponent(`${testSettings.origin}/post/a`)}`];

test("the slow product server is slower than a visitor waits, and faster than a call may take", () => {
  expect(slowMs).toBeGreaterThan(visitorTimeoutMs);
  expect(slowMs).toBeLessThan(limits.response.timeoutMs);
});

/** The built site with its cache, circuit breaker and HTTP client, in front of a product server with faults. */
async function startSite({ onTestFinished }: Pick<TestContext, "onTestFinished">) {
  const productServer = await startFaultyProductServer();
  onTestFinished(productServer.stop);
  const clock = { now: 0 };
  const log = pino({ level: "silent" });
  const fetchContent = createLimitedFetch("content", createHttpSend(), undefined, limits.response);
  const circuit = createCircuitBreaker(fetchContent, { log }, limits.circuit);
  const pageCache = createPageCache(32_000_000, {
    now: () => clock.now,
    isFailing: () => circuit.state() !== "closed",
  });
  const productApi = createProductApi(circuit.fetch, {
    origin: productServer.origin,
    onAbsent: (path) => pageCache.purge(purgedTag(path) ?? ""),
  });
  const { origin } = await serve({ site, pageCache, services: { productApi } }, onTestFinished);
  const visit = async (path: string) => {
    // As a browser that opens the page, which does not wait as long as others.
    const opens = { "Accept-Language": "tr", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    const { statusCode, headers, body } = await request(origin + path, { headers: opens });
    const text = await body.text();
    return {
      path,
      status: statusCode,
      age: Number(headers.age ?? -1),
      retryAfter: headers["retry-after"] ?? null,
      whole: text.includes("Söz ") || text.includes("Ada"),
    };
  };
  const visitAll = (paths: readonly string[]) => Promise.all(paths.map(visit));
  /** On a loaded machine even a healthy product server takes longer than a visitor waits. */
  const warm = (paths: readonly string[]) =>
    vi.waitFor(
      async () => {
        for (const page of await visitAll(paths)) expect(page).toMatchObject({ status: 200, whole: true, age: 0 });
      },
      { timeout: 30_000, interval: 50 },
    );
  return { productServer, clock, circuit, visit, visitAll, warm };
}

/** The product server still answers every call in time: the circuit stays closed. */
const answered: readonly Fault[] = ["slow", "endless redirects", "garbage in JSON's place", "errors with 200"];
/** What it answers is JSON, so that it counts. */
const misleading: readonly Fault[] = ["wrong types", "deep JSON"];

/**
 * Waits until a check passes. Calls of a page before, and those with which the circuit breaker looks whether the server is
 * back, may fall into one.
 */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

describe.concurrent("warm pages stay, cold ones do not hang, and all come back", () => {
  test.for(faults.filter((fault) => !misleading.includes(fault)))("%s", async (fault, context) => {
    const { productServer, clock, circuit, visit, visitAll, warm } = await startSite(context);
    await warm(shared);
    await productServer.become(fault);
    const kept = { status: 200, whole: true, ...(fault !== "slow" && { age: 120 }) };

    clock.now = 2 * minute; // stale, and too old to be sent without a try
    for (const page of await visitAll(shared)) expect(page, "the first visit").toMatchObject(kept);
    await eventually(async () => {
      const callsBefore = productServer.calls();
      for (const page of await visitAll(shared)) expect(page, "the second visit").toMatchObject(kept);
      if (fault !== "slow") expect(productServer.calls(), "none of them has waited for a call").toBe(callsBefore);
    });
    // The sites of other tests run in this process, and may keep it from rendering for longer than a page waits its turn.
    await eventually(async () => {
      for (const page of await visitAll(["/", "/privacy-policy", "/download", "/no-such-page"])) {
        expect(page.status).toBe(page.path === "/no-such-page" ? 404 : 200);
      }
    });
    for (const page of await visitAll(["/post/cold-1", "/profile/cold-2", "/ticket/konser/cold-3/cold-4"])) {
      expect([200, 503], `${page.path} is ${page.status}`).toContain(page.status);
      expect(page.retryAfter).toBe(page.status === 503 ? "10" : null);
    }

    if (!answered.includes(fault)) {
      await eventually(async () => {
        await visit("/post/cold-5");
        expect(circuit.state()).toBe("open");
        const calls = productServer.calls();
        for (const page of await visitAll(["/post/cold-6", "/profile/cold-7"])) expect(page.status).toBe(503);
        expect(productServer.calls()).toBe(calls);
      });
    }
    clock.now = 23 * hour;
    for (const page of await visitAll(shared))
      expect(page, "23 hours later").toMatchObject({ status: 200, whole: true });

    await productServer.become("healthy");
    await vi.waitFor(
      async () => {
        clock.now += 10_000; // longer than the pauses of the cache
        expect(await visit("/post/cold-1")).toMatchObject({ status: 200, whole: true });
        for (const page of await visitAll(shared)) expect(page.age, page.path).toBeLessThan(60);
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(circuit.state()).toBe("closed");
  });

  test.for<Fault>(["a burst of 5xx", "hanging", "resetting"])(
    "one post that always fails, asked for 30 times a second, costs no other page: %s",
    async (fault, context) => {
      const { productServer, circuit, visit, visitAll } = await startSite(context);
      productServer.breakPost("bad", fault);
      let isAsking = true;
      const asking = Array.from({ length: 30 }, async (_, visitor) => {
        await sleep(visitor * 33);
        const statuses = new Set<number>();
        // A 5xx is not cached, nor is a page in its loading state.
        for (; isAsking; await sleep(1000)) statuses.add((await visit("/post/bad")).status);
        return statuses;
      });
      const end = performance.now() + 3 * limits.circuit.windowMs;
      const cold = [];
      for (; performance.now() < end; await sleep(250)) {
        cold.push(await visit(`/post/cold-${cold.length}`));
        expect(circuit.state()).toBe("closed");
      }
      expect(cold.map(({ status }) => status)).toEqual(cold.map(() => 200));
      expect(cold.filter(({ whole }) => whole).length).toBeGreaterThan(cold.length / 2); // all, unless the machine is busy
      isAsking = false;
      const statuses = (await Promise.all(asking)).reduce((all, one) => all.union(one));
      expect(statuses).toContain(fault === "hanging" ? 200 : 503);

      // A product server that fails altogether is still noticed by its first calls.
      await productServer.become(fault);
      await vi.waitFor(
        async () => {
          cold.push(...(await visitAll([0, 1, 2, 3].map((more) => `/post/cold-${cold.length + more}`))));
          expect(circuit.state()).toBe("open");
        },
        { timeout: 2 * limits.circuit.windowMs + 4 * limits.response.timeoutMs, interval: 50 },
      );
    },
  );
});
