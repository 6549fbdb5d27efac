import { join } from "node:path";
import { brand } from "#brand/brand.ts";
import { absentTag, profileTag } from "#site/http/cache-tags.ts";
import { createAccountDeletion } from "./account-deletion/create-account-deletion.ts";
import { createPageCache } from "./cache/page-cache.ts";
import { createPurgingProductApi } from "./cache/purging-product-api.ts";
import { readAppIdentity } from "./config/app-identity.ts";
import { type Environment, readEnvironment } from "./config/environment.ts";
import { siteSettings } from "./config/site-settings.ts";
import { mediaImageUrl } from "./files/media-files.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { createAppLinkRedirect } from "./http/app-link-redirect.ts";
import { listen, tryAddress } from "./http/listen.ts";
import { stopServing } from "./http/stop-serving.ts";
import { createWebServer } from "./http/web-server.ts";
import { createImages } from "./images/create-images.ts";
import { createDrawProcess } from "./images/processes/draw-process.ts";
import { loadSite } from "./load-site.ts";
import { createCountEndpoint } from "./observability/count-endpoint.ts";
import { createLog } from "./observability/create-log.ts";
import { createMetricsServer } from "./observability/metrics-server.ts";
import { connectProductServer } from "./product-server/connect-product-server.ts";
import { readTicketSecrets } from "./tickets/ticket-secrets.ts";

export interface RunningServer {
  readonly environment: Environment;
  /** Finishes open requests, writes pending view counts, closes the database. A second call awaits the first. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the production server.
 *
 * @param buildFolder written by `npm run build`
 * @throws StartupError with a message for the operator
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
  const site = await loadSite(buildFolder);
  const productServer = await connectProductServer(environment, log);
  const { siteOrigin, appLinkOrigin, pageCacheBytes } = environment;
  const pageCache = pageCacheBytes > 0 ? createPageCache(pageCacheBytes) : undefined;
  const metrics = metricsPort === undefined ? undefined : (await import("./observability/metrics.ts")).createMetrics();
  const metricsServer = metrics && createMetricsServer(metrics);
  let stopping: Promise<void> | undefined;
  const settings = siteSettings(environment, productServer, apps);
  const images = createImages(environment, productServer, createDrawProcess(buildFolder));
  const purge = (tag: string) => {
    pageCache?.purge(tag);
    images.previews.purge(tag);
  };
  const productApi = createPurgingProductApi(productServer.transport, purge, metrics?.observeProductServerError);
  const deletion = createAccountDeletion(environment, productServer, log);
  productServer.start({
    onUserChange(userUuid) {
      productApi.forgetInFlight();
      purge(profileTag(userUuid));
      pageCache?.purge(absentTag); // the user may be back
    },
    onMediaDeleted: (names) => images.remove(names.map(mediaImageUrl)),
  });
  const ticketSecrets = readTicketSecrets(environment, log);
  const server = createWebServer({
    renderPage: site,
    files: [
      createStaticFiles(join(buildFolder, "client"), join(buildFolder, "earlier")),
      ...productServer.files,
      images.endpoint,
    ],
    settings,
    signImage: images.sign,
    loadImage: images.load,
    previewImages: images.previews,
    productApi,
    accountDeletionFor: deletion?.forRequest,
    ticketSecrets,
    pageCache,
    isReady: async () => stopping === undefined && (await productServer.isReachable()),
    log,
    appLinkRedirect: appLinkOrigin === undefined ? undefined : createAppLinkRedirect(appLinkOrigin, siteOrigin),
    metrics,
    countEndpoint: metrics && createCountEndpoint(metrics, siteOrigin),
  });
  try {
    if (metricsServer) await listen(metricsServer, metricsHost, metricsPort ?? 0, "METRICS_");
    await listen(server, host, port);
  } catch (error) {
    metricsServer?.close();
    images.close();
    await deletion?.close();
    await productServer.close();
    throw error;
  }
  log.info({ address: server.address(), origin: environment.siteOrigin }, "ready");
  const stop = async () => {
    log.info("stopping");
    await stopServing(server);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await deletion?.close();
    await productServer.close();
    images.close();
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
