import { supervise } from "#server/supervise.ts";
import { startDevServer } from "./dev/start-dev-server.ts";
import { exampleUrls } from "./example-urls.ts";

// `npm run dev`: the site from its sources; an edited component shows at once.
await supervise(
  () => startDevServer(process.env),
  ({ environment }) => process.stdout.write(exampleUrls(environment)),
);
