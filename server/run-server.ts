import type { Server } from "node:http";
import { join } from "node:path";
import type { Logger } from "pino";
import { brand } from "#brand/brand.ts";
import type { Site } from "#site/site.ts";
import { prepareDataDirectory } from "./config/data-directory.ts";
import { distName } from "./config/dist-name.ts";
import type { Environment } from "./config/environment.ts";
import { siteSettings } from "./config/site-settings.ts";
import { createCountEndpoint } from "./counts/count-endpoint.ts";
import { startCounting } from "./counts/counting.ts";
import { createCaches } from "./create-caches.ts";
import { createPrivateRequests } from "./create-private-requests.ts";
import type { FileHandler } from "./files/send-file.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { listen, tryAddress } from "./http/listen.ts";
import { createClientAddress } from "./http/request/client-address.ts";
import { stopServing } from "./http/stop-serving.ts";
import { createDrawProcess, type DrawProcess } from "./images/processes/draw-process.ts";
import { loadSite } from "./load-site.ts";
import { createLog } from "./observability/create-log.ts";
import { createCspReportEndpoint } from "./observability/csp-report-endpoint.ts";
import type { Metrics } from "./observability/metrics.ts";
import { openMetrics } from "./observability/open-metrics.ts";
import { createCircuitBreaker } from "./product-server/circuit-breaker.ts";
import type { ProductServer } from "./product-server/product-server.ts";
import { createTicketMissLimiter } from "./tickets/ticket-miss-limiter.ts";
import { readTicketSecrets } from "./tickets/ticket-secrets.ts";
import { createReadinessCheck } from "./web/health.ts";
import { createWebServer } from "./web/web-server.ts";

export interface RunningServer {
  readonly environment: Environment;
  /** Finishes open requests, writes pending view counts, closes the database. A second call awaits the first. */
  readonly stop: () => Promise<void>;
}

/** Where pages come from, and what they name. */
interface SiteSource {
  readonly site: Site;
  readonly drawing: DrawProcess;
  readonly files: FileHandler;
  /** Called before the server listens. @returns what ends it */
  readonly attach?: (server: Server) => Promise<() => Promise<void>>;
}

/** What `npm run build` has written. */
const buildFolder = join(import.meta.dirname, "..", distName);

const loadBuild = async (): Promise<SiteSource> => ({
  site: await loadSite(buildFolder),
  drawing: createDrawProcess(buildFolder),
  files: createStaticFiles(join(buildFolder, "client"), join(buildFolder, "earlier")),
});

/** Connects to the product server at `API_ORIGIN`, or opens the embedded one. The code of the other is not loaded. */
async function connectProductServer(environment: Environment, log: Logger, metrics?: Metrics): Promise<ProductServer> {
  if (environment.apiOrigin === undefined) {
    const { openEmbeddedProductServer } = await import("./product-server/embedded-product-server.ts");
    return openEmbeddedProductServer(environment, log, metrics);
  }
  prepareDataDirectory(environment.dataDirectory); // for resized images
  const { connectRemoteProductServer } = await import("./product-server/remote-product-server.ts");
  return connectRemoteProductServer(environment.apiOrigin, environment, metrics?.observeProductServerCall);
}

/**
 * Starts the server.
 *
 * @throws StartupError with a message for the operator
 */
export async function runServer(environment: Environment, loadSource = loadBuild): Promise<RunningServer> {
  // Database, media, keys and caches are for this user alone; nginx gets all of it through this server.
  process.umask(0o077);

  // What stops a start, before anything is opened.
  const { host, port, siteOrigin } = environment;
  const log = createLog(environment.logLevel);
  await tryAddress(host, port);
  const metricsServer = await openMetrics(environment);
  const metrics = metricsServer?.metrics;
  const { site, drawing, files, attach } = await loadSource();

  // The product server, and what pages show of it.
  const productServer = await connectProductServer(environment, log, metrics);
  const { content, media, isReachable, isIsolated } = productServer;
  const circuit = createCircuitBreaker(content.fetch, { log, onStateChange: metrics?.observeCircuit });
  const isFailing = () => circuit.state() !== "closed";
  const caches = createCaches(environment, {
    productServer,
    fetch: circuit.fetch,
    isFailing,
    drawing,
    onError: metrics?.observeProductServerError,
  });
  const { productApi, images, pageCache } = caches;
  productServer.start(caches.observers);
  const privateRequests = createPrivateRequests(environment, productServer, log);
  const ticketSecrets = readTicketSecrets(environment, log);
  if (environment.apiOrigin === undefined) metrics?.watchDatabase(isReachable);
  if (ticketSecrets.appleWallet) metrics?.setWalletCertificateExpiry(ticketSecrets.appleWallet.expiresAt);
  const counting = await startCounting(environment, log, metrics);

  // The server in front of it.
  const clientAddress = createClientAddress(environment.trustedProxies);
  let stopping: Promise<void> | undefined;
  const checkReadiness = createReadinessCheck(productServer, isFailing, () => stopping !== undefined);
  const server = createWebServer({
    site,
    services: {
      settings: siteSettings(environment, productServer, brand),
      productApi,
      signImage: images.sign,
      learnImages: images.learn,
      loadImage: images.load,
      previewImages: images.previews,
      ticketSecrets,
      log,
    },
    files: [files, ...(media ? [media.serve] : []), images.endpoint],
    clientAddress,
    accountDeletionFor: privateRequests.accountDeletionFor,
    reportsFor: privateRequests.reportsFor,
    pageCache,
    countView: productServer.countView,
    counting,
    checkReadiness,
    isIsolated,
    metrics,
    messageEndpoints: {
      "csp-report": createCspReportEndpoint(clientAddress, metrics),
      ...(counting && { count: createCountEndpoint(counting, siteOrigin) }),
    },
    ticketMissLimiter: createTicketMissLimiter(clientAddress, metrics),
    hstsPreload: environment.hstsPreload,
  });

  let detach: (() => Promise<void>) | undefined;
  const close = async () => {
    metricsServer?.close();
    await Promise.all([privateRequests.close(), productServer.close(), counting?.close()]);
    caches.close();
  };
  try {
    detach = await attach?.(server);
    await metricsServer?.listen();
    await listen(server, host, port);
  } catch (error) {
    await detach?.();
    await close();
    throw error;
  }
  if (siteOrigin.startsWith("https:") && environment.trustedProxies.length === 0) {
    log.warn(
      "SITE_ORIGIN is https, but TRUSTED_PROXIES is not set: the limits for an address count all visitors behind a proxy as one.",
    );
  }
  void checkReadiness(); // an outage before the first health check leaves it ready
  log.info({ address: server.address(), origin: siteOrigin }, "ready");
  const stop = async () => {
    log.info("stopping");
    await detach?.();
    await stopServing(server);
    await close();
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
