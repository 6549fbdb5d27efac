import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// Starts the server for an operator (deploy/). `npm start` does the same after installing and building.
//
// This file is plain JavaScript because it turns on the compile cache. From there, all starts but the first after an
// update get every other file without types and compiled. Node's type stripper, which takes 40 ms and 11 MB for good,
// is not loaded.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled-server"));
const { supervise } = await import("./supervise.ts");
const { readEnvironment } = await import("./config/environment.ts");
const { runServer } = await import("./run-server.ts");

await supervise(
  () => runServer(readEnvironment(process.env)),
  () => flushCompileCache(),
);
