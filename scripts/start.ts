import { readEnvironment } from "#server/config/environment.ts";
import { runServer } from "#server/run-server.ts";
import { supervise } from "#server/supervise.ts";
import { ensureBuild } from "./ensure-build.ts";
import { exampleAddresses } from "./example-urls.ts";

// `npm start`: build where sources have changed, serve, and say where to look.
await supervise(
  async () => {
    readEnvironment(process.env); // a bad setting is told before the build, not after it
    await ensureBuild();
    return runServer(process.env);
  },
  ({ environment }) => process.stdout.write(exampleAddresses(environment)),
);
