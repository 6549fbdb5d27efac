import { join } from "node:path";
import { pino } from "pino";
import { plainSiteSettings } from "#site/plain-site.harness.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { createWebServer } from "./http/web-server.ts";
import { loadSite } from "./load-site.ts";

// A server in which every page that needs data throws, for the browser tests of the 500 page.

const build = join(import.meta.dirname, "..", "dist");
const port = Number(process.env.PORT);

createWebServer({
  renderPage: await loadSite(build),
  files: [createStaticFiles(join(build, "client"))],
  settings: { ...plainSiteSettings, origin: process.env.SITE_ORIGIN ?? `http://127.0.0.1:${port}` },
  productApi: {
    get: () => {
      throw new Error("broken on purpose");
    },
  },
  signImage: (url) => ({ url }),
  loadImage: async () => undefined,
  previewImages: { draw: async () => "busy", find: () => undefined },
  ticketSecrets: { deriveId: () => "0".repeat(32), appleWallet: undefined, googleWallet: undefined },
  checkReadiness: async () => ({ ready: true, productServer: "responds" }),
  log: pino(),
}).listen(port, "127.0.0.1");
