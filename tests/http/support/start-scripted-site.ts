import { afterAll, beforeAll, beforeEach } from "vitest";
import { type ProductServer, startProductServer } from "../../e2e/support/product-server/product-server.ts";
import { type RunningSite, startSite } from "../../e2e/support/start-site.ts";

/** A site without a page cache, in front of a product server that answers as each test says. */
export interface ScriptedSite {
  readonly origin: string;
  readonly pid: number;
  readonly productServer: ProductServer;
  /** What the site has logged so far. */
  readonly log: () => string;
}

/**
 * Starts both for the tests of the file or group that calls it. Readable once the first test runs.
 *
 * @param settings of the site, beside those of every scripted one
 */
export function startScriptedSite(settings: () => Readonly<Record<string, string>> = () => ({})): ScriptedSite {
  let productServer: ProductServer;
  let site: RunningSite;
  beforeAll(async () => {
    productServer = await startProductServer();
    const scripted = { API_ORIGIN: productServer.origin, PAGE_CACHE_MEGABYTES: "0", LOG_LEVEL: "silent" };
    site = await startSite({ ...scripted, ...settings() });
  });
  beforeEach(() => productServer.reset());
  afterAll(async () => {
    await site.stop();
    await productServer.stop();
  });
  return {
    get origin() {
      return site.origin;
    },
    get pid() {
      return site.pid;
    },
    get productServer() {
      return productServer;
    },
    log: () => site.log(),
  };
}
