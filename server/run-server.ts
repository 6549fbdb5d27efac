import { join } from "node:path";
import { brand } from "#brand/brand.ts";
import { readAppIdentity } from "./app-identity.ts";
import { createAppLinkHost } from "./app-link-host.ts";
import { connectProductServer } from "./connect-product-server.ts";
import { createCountEndpoint } from "./count-endpoint.ts";
import { createLog } from "./create-log.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { listen, tryAddress } from "./listen.ts";
import { loadRenderer } from "./load-renderer.ts";
import { createMetricsServer } from "./metrics-server.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createWatchedProductApi } from "./page-cache/watched-product-api.ts";
import { createPictures } from "./pictures/create-pictures.ts";
import { securityHeaders } from "./security-headers.ts";
import { siteSettings } from "./site-settings.ts";
import { createStaticFiles } from "./static-files.ts";
import { stopServing } from "./stop-serving.ts";
import { createWebServer } from "./web-server.ts";

export interface RunningServer {
  readonly environment: Environment;
  /** Finishes open requests, writes what is to be written, closes the database. The second call awaits the first. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole production process from its environment.
 *
 * @param buildFolder what `astro build` has written
 * @throws StartFault with one sentence for the operator
 */
export async function runServer(
  variables: Record<string, string | undefined>,
  buildFolder = join(import.meta.dirname, "..", "dist"),
): Promise<RunningServer> {
  const environment = readEnvironment(variables);
  const log = createLog(environment.logLevel);
  const { host, port, metricsHost, metricsPort } = environment;
  const apps = readAppIdentity(brand);
  await tryAddress(host, port);
  if (metricsPort !== undefined) await tryAddress(metricsHost, metricsPort, "METRICS_");
  const renderPage = await loadRenderer(buildFolder);
  const productServer = await connectProductServer(environment, log);
  const { siteOrigin, appLinkOrigin, pageCacheBytes } = environment;
  const pageCache = pageCacheBytes > 0 ? createPageCache(pageCacheBytes) : undefined;
  const metrics = metricsPort === undefined ? undefined : (await import("./metrics.ts")).createMetrics();
  const metricsServer = metrics && createMetricsServer(metrics);
  let stopping: Promise<void> | undefined;
  const settings = siteSettings(environment, productServer, apps);
  const pictures = createPictures({ ...environment, mediaOrigins: settings.mediaOrigins }, productServer);
  const server = createWebServer({
    renderPage,
    staticFiles: createStaticFiles(join(buildFolder, "client"), securityHeaders(siteOrigin)),
    files: [...productServer.files, pictures.endpoint],
    settings,
    signPicture: pictures.sign,
    loadPicture: pictures.load,
    productApi: createWatchedProductApi(productServer.transport, pageCache, metrics?.observeProductFault),
    pageCache,
    isReady: async () => stopping === undefined && (await productServer.isReachable()),
    log,
    appLinkHost: appLinkOrigin === undefined ? undefined : createAppLinkHost(appLinkOrigin, siteOrigin),
    metrics,
    countEndpoint: metrics && createCountEndpoint(metrics, siteOrigin),
  });
  try {
    if (metricsServer) await listen(metricsServer, metricsHost, metricsPort ?? 0, "METRICS_");
    await listen(server, host, port);
  } catch (error) {
    metricsServer?.close();
    pictures.close();
    await productServer.close();
    throw error;
  }
  log.info({ address: server.address(), origin: environment.siteOrigin }, "ready");
  const stop = async () => {
    log.info("stopping");
    await stopServing(server);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    pictures.close();
    await productServer.close();
    log.info("stopped");
  };
  return {
    environment,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
