import { supervise } from "#server/supervise.ts";
import { exampleUrls } from "./example-urls.ts";
import { startDevServer } from "./start-dev-server.ts";

// `npm run dev`: the site from its sources; an edited component shows at once.
await supervise(
  () => startDevServer(process.env),
  ({ environment }) => process.stdout.write(exampleUrls(environment)),
);
