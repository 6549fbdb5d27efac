import { randomUUID } from "node:crypto";
import type { AstroIntegration } from "astro";
import { brand } from "#brand/brand.ts";
import { readAppIdentity } from "#server/config/app-identity.ts";
import type { Environment } from "#server/config/environment.ts";
import { siteSettings } from "#server/config/site-settings.ts";
import { createImages } from "#server/images/create-image-service.ts";
import { createLog } from "#server/observability/create-log.ts";
import { connectProductServer } from "#server/product-server/connect-product-server.ts";
import { createProductApi } from "#site/product-api/product-api.ts";

/** Where Astro's development server looks for the locals of a request. */
const localsSymbol = Symbol.for("astro.locals");

export interface DevelopmentServer {
  /** Gives every page what server/ gives it in production, and serves the product server's files. */
  readonly integration: AstroIntegration;
  readonly close: () => Promise<void>;
}

export async function developmentServer(environment: Environment): Promise<DevelopmentServer> {
  const log = createLog(environment.logLevel);
  const productServer = await connectProductServer(environment, log);
  const settings = {
    ...siteSettings(environment, productServer, readAppIdentity(brand)),
    counting: false, // there is nothing to count, and nowhere to
  };
  const images = createImages({ ...environment, mediaOrigins: settings.mediaOrigins }, productServer);
  const productApi = createProductApi(productServer.transport);
  return {
    integration: {
      name: "development-server",
      hooks: {
        "astro:server:setup": ({ server }) => {
          server.middlewares.use(async (request, response, next) => {
            const requestId = randomUUID();
            Reflect.set(request, localsSymbol, {
              settings,
              productApi,
              signImage: images.sign,
              loadImage: images.load,
              log: log.child({ requestId }),
              requestId,
              waited: 0,
            });
            const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
            for (const file of [...productServer.files, images.endpoint])
              if (await file(request, response, path)) return;
            next();
          });
        },
      },
    },
    close: async () => {
      images.close();
      await productServer.close();
    },
  };
}
