import { createServer } from "node:http";
import { pino } from "pino";
import { createProductApi } from "#site/product-api/product-api.ts";
import { createHttpTransport } from "#site/product-api/transport.ts";
import { readEnvironment } from "./environment.ts";
import { securityHeaders } from "./security-headers.ts";

const environment = readEnvironment(process.env);
const log = pino({ level: environment.logLevel });
const productApi = createProductApi(createHttpTransport(environment.apiOrigin ?? "http://127.0.0.1:9"));
const { handler } = await import("../dist/server/entry.mjs" as string);
const headers = securityHeaders(environment.siteOrigin.startsWith("https:"));
const settings = {
  origin: environment.siteOrigin,
  asObserved: environment.asObserved,
  mediaOrigins: [],
  metaPixelId: environment.metaPixelId,
  gaMeasurementId: environment.gaMeasurementId,
};
createServer((request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const locals = { settings, productApi, log, requestId: "x" };
  handler(
    request,
    response,
    () => {
      request.url = "/404";
      handler(request, response, undefined, locals);
    },
    locals,
  );
}).listen(environment.port, environment.host, () => log.info("ready"));
