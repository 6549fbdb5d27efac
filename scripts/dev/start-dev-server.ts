import { join } from "node:path";
import { createServer } from "vite";
import { readEnvironment } from "#server/config/environment.ts";
import { type RunningServer, runServer } from "#server/run-server.ts";
import { createDevSite, type DevSite, reloadForServerCode } from "./dev-site.ts";

const root = join(import.meta.dirname, "..", "..");

/**
 * Starts the server with pages and scripts from the sources, through Vite. No page and no preview image is kept, and nothing
 * is counted or measured.
 *
 * @throws StartupError with one sentence for the developer
 */
export async function startDevServer(variables: Record<string, string | undefined>): Promise<RunningServer> {
  const environment = readEnvironment(variables);
  const nothingKept = { pageCacheBytes: 0, previewCacheSize: 0, counting: false, metricsPort: undefined };
  let dev: DevSite;
  return runServer({ ...environment, ...nothingKept }, async () => ({
    site: (...request) => dev.respond(...request),
    // Drawn anew each time, in this process, with the code as it is.
    drawing: { draw: (...card) => dev.drawCard(...card), close: () => {} },
    files: (...call) => dev.serveSource(...call),
    async attach(server) {
      const vite = await createServer({
        root,
        configFile: join(root, "vite.config.ts"),
        plugins: [reloadForServerCode()],
        server: { middlewareMode: { server }, ws: { server } },
        clearScreen: false,
        logLevel: environment.logLevel === "silent" ? "silent" : "info",
      });
      dev = createDevSite(vite);
      return async () => {
        await vite.close();
        server.closeAllConnections();
      };
    },
  }));
}
