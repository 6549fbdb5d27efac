import { once } from "node:events";
import { join } from "node:path";
import { pino } from "pino";
import { freePort } from "#scripts/free-port.harness.ts";
import { plainServices, plainSiteSettings } from "#site/plain-site.harness.ts";
import { distName } from "./config/dist-name.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { listen } from "./http/listen.ts";
import { loadSite } from "./load-site.ts";
import { createWebServer } from "./web/web-server.ts";

export interface BrokenSite {
  readonly origin: string;
  /** What it has logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the built site in this process, on a free port of 127.0.0.1, for tests of the 500 page: every page that needs
 * data throws.
 *
 * @param siteOrigin SITE_ORIGIN, where it is not the address
 */
export async function startBrokenSite(siteOrigin?: string): Promise<BrokenSite> {
  const build = join(import.meta.dirname, "..", distName);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let written = "";
  const server = createWebServer({
    site: await loadSite(build),
    services: {
      ...plainServices,
      settings: { ...plainSiteSettings, origin: siteOrigin ?? origin },
      productApi: {
        get: () => {
          throw new Error("broken on purpose");
        },
      },
      log: pino({}, { write: (line: string) => (written += line) }),
    },
    files: [createStaticFiles(join(build, "client"))],
    checkReadiness: async () => ({ ready: true, productServer: "responds" }),
  });
  await listen(server, "127.0.0.1", port);
  return {
    origin,
    log: () => written,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
