import { readEnvironment } from "#server/config/environment.ts";
import { runServer } from "#server/run-server.ts";
import { supervise } from "#server/supervise.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { exampleUrls } from "./example-urls.ts";

// `npm start`: builds where sources have changed, serves, and prints URLs to open.
await supervise(
  async () => {
    const environment = readEnvironment(process.env); // a bad setting is reported before the build, not after it
    await ensureBuild();
    return runServer(environment);
  },
  ({ environment }) => process.stdout.write(exampleUrls(environment)),
);
