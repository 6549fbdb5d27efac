import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { toldAnswer } from "../../e2e/support/product-server/post-responses.ts";
import { type ProductServer, startProductServer } from "../../e2e/support/product-server/product-server.ts";
import { type RunningSite, startSite } from "../../e2e/support/start-site.ts";
import { fetchHead } from "../../http/support/previews.ts";
import { findChild } from "./processes.ts";

/** A site that draws the preview images of what a test publishes. */
export interface DrawingSite {
  readonly origin: string;
  readonly pid: number;
  readonly productServer: ProductServer;
  /** The pid of the process that draws, where it runs. */
  readonly drawProcess: () => number | undefined;
  /** A post of its own; resolves with the URL of its preview image. */
  readonly publish: (uuid: string, content: string) => Promise<string>;
  /** Signatures of all that is kept. */
  readonly kept: () => string[];
  readonly restart: () => Promise<void>;
}

/** Starts it for the tests of the file that calls it. Readable once the first test runs. */
export function startDrawingSite(): DrawingSite {
  let productServer: ProductServer;
  let dataDirectory: string;
  let site: RunningSite;
  const start = async () => {
    site = await startSite({
      API_ORIGIN: productServer.origin,
      DATA_DIRECTORY: dataDirectory,
      TRUSTED_PROXIES: "127.0.0.1",
      PAGE_CACHE_MEGABYTES: "0",
      LOG_LEVEL: "silent",
    });
  };
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "drawing-"));
    productServer = await startProductServer();
    await start();
  });
  afterAll(async () => {
    await site.stop();
    await productServer.stop();
    await rm(dataDirectory, { recursive: true, force: true });
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
    drawProcess: () => findChild(site.pid, "draw-worker"),
    async publish(uuid, content) {
      const user = { uuid: "u-1", username: "u-1" };
      productServer.on(productPaths.post(uuid), { json: toldAnswer({ uuid, content, user }, []) });
      return (await fetchHead(`${site.origin}/post/${uuid}?lng=tr`)).one("og:image") ?? "";
    },
    kept() {
      const database = new DatabaseSync(join(dataDirectory, "cache", "previews.sqlite"), { readOnly: true });
      const rows = database.prepare("select signature from picture").all();
      database.close();
      return rows.map((row) => String(row.signature));
    },
    async restart() {
      await site.stop();
      await start();
    },
  };
}
