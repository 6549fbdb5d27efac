import { dev } from "astro";
import { readEnvironment } from "#server/config/environment.ts";
import { supervise } from "#server/supervise.ts";
import { developmentServer } from "./development-server.ts";

// `npm run dev`: the site from its sources with live reload, on the same product server as in production.
await supervise(async () => {
  const environment = readEnvironment(process.env);
  const own = await developmentServer(environment);
  const server = await dev({
    server: { host: environment.host, port: environment.port },
    integrations: [own.integration],
    devToolbar: { enabled: false },
  });
  return {
    environment,
    stop: async () => {
      await server.stop();
      await own.close();
    },
  };
});
