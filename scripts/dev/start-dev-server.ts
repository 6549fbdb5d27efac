import { join } from "node:path";
import { createServer } from "vite";
import { brand } from "#brand/brand.ts";
import { readAppIdentity } from "#server/config/app-identity.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { siteSettings } from "#server/config/site-settings.ts";
import { createPrivateRequests } from "#server/create-private-requests.ts";
import { mediaImageUrl } from "#server/files/media-files.ts";
import { listen, tryAddress } from "#server/http/listen.ts";
import { createClientAddress } from "#server/http/request/client-address.ts";
import { createImages } from "#server/images/create-images.ts";
import { createLog } from "#server/observability/create-log.ts";
import { connectProductServer } from "#server/product-server/connect-product-server.ts";
import type { RunningServer } from "#server/run-server.ts";
import { readTicketSecrets } from "#server/tickets/ticket-secrets.ts";
import { createWebServer } from "#server/web/web-server.ts";
import { createProductApi } from "#site/product-api/product-api.ts";
import { createDevSite, type DevSite, reloadForServerCode } from "./dev-site.ts";

const root = join(import.meta.dirname, "..", "..");

/**
 * Starts the production server with two differences: pages and scripts come from the sources, through Vite, and no page
 * is cached.
 *
 * @throws StartupError with one sentence for the developer
 */
export async function startDevServer(variables: Record<string, string | undefined>): Promise<RunningServer> {
  process.umask(0o077); // as server/run-server.ts
  const environment = readEnvironment(variables);
  await tryAddress(environment.host, environment.port);
  const log = createLog(environment.logLevel);
  const productServer = await connectProductServer(environment, log);
  const settings = {
    ...siteSettings(environment, productServer, readAppIdentity(brand)),
    counting: false, // this server shows no metrics
  };
  let site: DevSite;
  // Drawn anew each time, in this process, with the code as it is.
  const drawing = { draw: (...card: Parameters<DevSite["drawCard"]>) => site.drawCard(...card), close: () => {} };
  const images = createImages({ ...environment, previewCacheSize: 0 }, productServer, drawing);
  const privateRequests = createPrivateRequests(environment, productServer, log);
  const productApi = createProductApi(productServer.content.fetch, { origin: productServer.content.origin });
  productServer.start({
    onUserChange: productApi.forgetInFlight,
    onMediaDeleted: (names) => images.remove(names.map(mediaImageUrl)),
  });
  const server = createWebServer({
    site: (...request) => site.respond(...request),
    services: {
      settings,
      productApi,
      signImage: images.sign,
      learnImages: images.learn,
      loadImage: images.load,
      previewImages: images.previews,
      ticketSecrets: readTicketSecrets(environment, log),
      log,
    },
    files: [...productServer.files, images.endpoint, (...call) => site.serveSource(...call)],
    clientAddress: createClientAddress(environment.trustedProxies),
    accountDeletionFor: privateRequests.accountDeletionFor,
    reportsFor: privateRequests.reportsFor,
    checkReadiness: async () => {
      const ready = await productServer.isReachable();
      return { ready, productServer: ready ? "responds" : "not reached yet" };
    },
  });
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    plugins: [reloadForServerCode()],
    server: { middlewareMode: { server }, ws: { server } },
    clearScreen: false,
    logLevel: log.level === "silent" ? "silent" : "info",
  });
  site = createDevSite(vite);
  const stop = async () => {
    await vite.close();
    server.closeAllConnections();
    server.close();
    await privateRequests.close();
    await productServer.close();
    images.close();
  };
  try {
    await listen(server, environment.host, environment.port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { environment, stop };
}
