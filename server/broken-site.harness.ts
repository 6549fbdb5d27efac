import { join } from "node:path";
import { pino } from "pino";
import { createStaticFiles } from "./files/static-files.ts";
import { createWebServer } from "./http/web-server.ts";
import { loadSite } from "./load-site.ts";

// A server in which every page that needs data throws, for the browser tests of the 500 page.

const build = join(import.meta.dirname, "..", "dist");
const port = Number(process.env.PORT);
const origin = `http://127.0.0.1:${port}`;

createWebServer({
  renderPage: await loadSite(build),
  files: [createStaticFiles(join(build, "client"))],
  settings: {
    origin,
    asObserved: false,
    mediaOrigins: [],
    metaPixelId: undefined,
    gaMeasurementId: undefined,
    appLinkOrigin: undefined,
    appleAppId: undefined,
    androidApp: undefined,
    counting: false,
  },
  productApi: {
    get: () => {
      throw new Error("broken on purpose");
    },
  },
  signImage: (url) => ({ url }),
  loadImage: async () => undefined,
  isReady: async () => true,
  log: pino(),
}).listen(port, "127.0.0.1");
