import { test as base, expect } from "@playwright/test";
import { startBrokenSite } from "#server/broken-site.harness.ts";
import { type ErrorWatch, watchErrors } from "./error-watch.ts";
import { type ProductServer, startProductServer } from "./product-server/product-server.ts";
import { type RunningSite, startSite } from "./start-site.ts";

interface TestFixtures {
  /** Settings of the site under test: `test.use({ settings: { AS_OBSERVED: "true" } })`. */
  settings: Readonly<Record<string, string>>;
  /** Names a site of their own for tests that leave something behind in it: `test.use({ siteName: "failing" })`. */
  siteName: string;
  /** "embedded": the site with its own database and the demo content. "scripted": its product server is `productServer`. */
  upstream: "embedded" | "scripted";
  /** The site under test; `baseURL` is its origin. The one of the demo content is shared by all workers and keeps no log. */
  site: Pick<RunningSite, "origin" | "log">;
  /** Sets the responses of a scripted product server; reset before each test. */
  productServer: ProductServer;
  /** Errors of `page`; any that is not allowed fails the test at its end. */
  errorWatch: ErrorWatch;
}

/** Each is made when the first test of a worker asks for it. A file with worker fixtures of its own gets its own workers. */
interface WorkerFixtures {
  sites: { get(settings: Readonly<Record<string, string>>, name?: string): Promise<RunningSite> };
  /** The origin of a site whose every page fails. */
  brokenSite: string;
  workerProductServer: ProductServer;
}

function noLog(): never {
  throw new Error("the shared site has no log: give the test settings or a siteName");
}

/** Playwright's test with a running production site and a watch for errors in the page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  siteName: ["shared", { option: true }],
  upstream: ["embedded", { option: true }],

  // One server for each name and combination of settings in each worker: a start costs about half a second.
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const running = new Map<string, Promise<RunningSite>>();
      await use({
        get(settings, name = "shared") {
          const key = JSON.stringify([name, ...Object.entries(settings).sort()]);
          const site = running.get(key) ?? startSite(settings);
          running.set(key, site);
          return site;
        },
      });
      for (const site of running.values()) await (await site).stop();
    },
    { scope: "worker" },
  ],

  brokenSite: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const { origin, stop } = await startBrokenSite();
      await use(origin);
      await stop();
    },
    { scope: "worker" },
  ],

  workerProductServer: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const server = await startProductServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  productServer: async ({ workerProductServer }, use) => {
    workerProductServer.reset();
    await use(workerProductServer);
  },

  site: async ({ sites, siteName, settings, upstream, productServer }, use) => {
    // Tests give the same ids other responses; a page cached in one would appear in the next.
    const { origin } = productServer;
    const isDemo = upstream === "embedded" && siteName === "shared" && Object.keys(settings).length === 0;
    if (isDemo) return use({ origin: process.env.DEMO_SITE_ORIGIN ?? "", log: noLog });
    const scripted = { PAGE_CACHE_MEGABYTES: "0", API_ORIGIN: origin, MEDIA_ORIGINS: origin };
    await use(await sites.get(upstream === "scripted" ? { ...scripted, ...settings } : settings, siteName));
  },

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },

  errorWatch: [
    async ({ page }, use) => {
      const watch = watchErrors(page);
      await use(watch);
      expect(watch.errors, "console errors, failed requests and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
