import { join } from "node:path";
import { brand } from "#brand/brand.ts";
import { countPath } from "#site/features/counting/count-path.ts";
import { absentTag, profileTag } from "#site/http/cache-tags.ts";
import { cspReportPath } from "#site/http/csp-report-path.ts";
import { createAccountDeletion } from "./account-deletion/create-account-deletion.ts";
import { createPageCache } from "./cache/page-cache.ts";
import { createPurgingProductApi } from "./cache/purging-product-api.ts";
import { readAppIdentity } from "./config/app-identity.ts";
import { type Environment, readEnvironment } from "./config/environment.ts";
import { siteSettings } from "./config/site-settings.ts";
import { mediaImageUrl } from "./files/media-files.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { createAppLinkRedirect } from "./http/app-link-redirect.ts";
import { createClientAddress } from "./http/client-address.ts";
import { listen, tryAddress } from "./http/listen.ts";
import { stopServing } from "./http/stop-serving.ts";
import { createWebServer } from "./http/web-server.ts";
import { createImages } from "./images/create-images.ts";
import { createDrawProcess } from "./images/processes/draw-process.ts";
import { loadSite } from "./load-site.ts";
import { createCountEndpoint } from "./observability/count-endpoint.ts";
import { createLog } from "./observability/create-log.ts";
import { createCspReportEndpoint } from "./observability/csp-report-endpoint.ts";
import { measureTransport } from "./observability/measure-transport.ts";
import { createMetricsServer } from "./observability/metrics-server.ts";
import { createCircuitBreaker } from "./product-server/circuit-breaker.ts";
import { connectProductServer } from "./product-server/connect-product-server.ts";
import { createTicketMissLimiter } from "./tickets/ticket-miss-limiter.ts";
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
  const metrics = metricsPort === undefined ? undefined : (await import("./observability/metrics.ts")).createMetrics();
  const metricsServer = metrics && createMetricsServer(metrics);
  const transport = metrics
    ? measureTransport(productServer.transport, metrics.observeProductServerCall)
    : productServer.transport;
  const circuit = createCircuitBreaker(transport, { log, onStateChange: metrics?.observeCircuit });
  const isFailing = () => circuit.state() !== "closed";
  const pageCache =
    pageCacheBytes > 0 ? createPageCache(pageCacheBytes, () => performance.now(), isFailing) : undefined;
  let stopping: Promise<void> | undefined;
  let wasReached = false;
  const checkReadiness = async () => {
    // A start with a wrong API_ORIGIN never becomes ready. Later the instance is of use without its product server.
    const isReachable = await productServer.isReachable();
    wasReached ||= isReachable;
    return {
      ready: wasReached && stopping === undefined,
      productServer: !wasReached ? "not reached yet" : isReachable && !isFailing() ? "responds" : "fails",
    } as const;
  };
  const settings = siteSettings(environment, productServer, apps);
  const images = createImages(environment, productServer, createDrawProcess(buildFolder));
  const purge = (tag: string) => {
    pageCache?.purge(tag);
    images.previews.purge(tag);
  };
  const productApi = createPurgingProductApi(circuit.transport, purge, metrics?.observeProductServerError);
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
  const messageEndpoints = new Map([[cspReportPath, createCspReportEndpoint(metrics)]]);
  if (metrics) messageEndpoints.set(countPath, createCountEndpoint(metrics, siteOrigin));
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
    checkReadiness,
    log,
    appLinkRedirect: appLinkOrigin === undefined ? undefined : createAppLinkRedirect(appLinkOrigin, siteOrigin),
    metrics,
    messageEndpoints,
    ticketMissLimiter: createTicketMissLimiter(createClientAddress(environment.trustedProxies), metrics),
    hstsPreload: environment.hstsPreload,
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
  void checkReadiness(); // an outage before the first health check leaves it ready
  log.info({ address: server.address(), origin: environment.siteOrigin }, "ready");
  const stop = async () => {
    log.info("stopping");
    await stopServing(server);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await Promise.all([deletion?.close(), productServer.close()]);
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
