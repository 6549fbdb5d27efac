import { mkdirSync } from "node:fs";
import type { Logger } from "pino";
import type { Environment } from "./environment.ts";
import { createMediaFiles } from "./media-files.ts";
import type { ProductServer } from "./product-server.ts";

export async function openEmbeddedProductServer(environment: Environment, _log: Logger): Promise<ProductServer> {
  mkdirSync(environment.dataDirectory, { recursive: true });
  return {
    transport: async () => ({ status: 503, body: "" }),
    isReachable: async () => true,
    files: [createMediaFiles(`${environment.dataDirectory}/media`)],
    mediaOrigins: [],
    close: async () => {},
  };
}
