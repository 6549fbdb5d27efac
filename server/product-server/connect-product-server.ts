import type { Logger } from "pino";
import { prepareDataDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import type { ProductServerMetrics } from "./embedded-product-server.ts";
import type { ProductServer } from "./product-server.ts";

/**
 * Connects to the product server at `API_ORIGIN`, or opens the embedded one. The code of the other is not loaded.
 *
 * @throws StartupError where the data directory cannot be written or the embedded database cannot be opened
 */
export async function connectProductServer(
  environment: Environment,
  log: Logger,
  metrics?: ProductServerMetrics,
): Promise<ProductServer> {
  if (environment.apiOrigin !== undefined) {
    prepareDataDirectory(environment.dataDirectory); // for resized images
    const { connectRemoteProductServer } = await import("./remote-product-server.ts");
    return connectRemoteProductServer(environment.apiOrigin, environment, metrics?.observeProductServerCall);
  }
  const { openEmbeddedProductServer } = await import("./embedded-product-server.ts");
  return openEmbeddedProductServer(environment, log, metrics);
}
