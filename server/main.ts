import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// Without types, and compiled: a start reads a thousand files, and all but the first after an update finds them done.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled-server"));
const { supervise } = await import("./supervise.ts");
const { runServer } = await import("./run-server.ts");

// The process of a server that an operator runs (deploy/). `npm start` does the same after installing and building.
await supervise(
  () => runServer(process.env),
  () => flushCompileCache(),
);
