import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// The process of a server that an operator runs (deploy/). `npm start` does the same after installing and building.
//
// The one file of this folder that is plain JavaScript: to take the types from a single file, Node loads a compiler,
// which stays in memory for good (11 MB) and costs 40 ms. All others come without types, and compiled, from the cache:
// a start reads a thousand files, and all but the first after an update finds them done.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled-server"));
const { supervise } = await import("./supervise.ts");
const { runServer } = await import("./run-server.ts");

await supervise(
  () => runServer(process.env),
  () => flushCompileCache(),
);
