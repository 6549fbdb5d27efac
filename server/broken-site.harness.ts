import { join } from "node:path";
import { pino } from "pino";
import { plainServices, plainSiteSettings } from "#site/plain-site.harness.ts";
import { distName } from "./config/dist-name.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { loadSite } from "./load-site.ts";
import { createWebServer } from "./web/web-server.ts";

// A server in which every page that needs data throws, for the browser tests of the 500 page.

const build = join(import.meta.dirname, "..", distName);
const port = Number(process.env.PORT);

createWebServer({
  site: await loadSite(build),
  services: {
    ...plainServices,
    settings: { ...plainSiteSettings, origin: process.env.SITE_ORIGIN ?? `http://127.0.0.1:${port}` },
    productApi: {
      get: () => {
        throw new Error("broken on purpose");
      },
    },
    log: pino(),
  },
  files: [createStaticFiles(join(build, "client"))],
  checkReadiness: async () => ({ ready: true, productServer: "responds" }),
}).listen(port, "127.0.0.1", () => process.send?.("ready"));
