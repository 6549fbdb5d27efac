import type { Logger } from "pino";
import { prepareDataDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import type { ProductServer } from "./product-server.ts";

/**
 * The real product server where `API_ORIGIN` names one, otherwise the embedded one; of the other, nothing is loaded.
 *
 * @throws StartFault where the data folder cannot be written to or the embedded one's database cannot be opened
 */
export async function connectProductServer(environment: Environment, log: Logger): Promise<ProductServer> {
  if (environment.apiOrigin !== undefined) {
    prepareDataDirectory(environment.dataDirectory); // for the pictures it keeps
    const { connectRemoteProductServer } = await import("./remote-product-server.ts");
    return connectRemoteProductServer(environment.apiOrigin);
  }
  const { openEmbeddedProductServer } = await import("./embedded-product-server.ts");
  return openEmbeddedProductServer(environment, log);
}
