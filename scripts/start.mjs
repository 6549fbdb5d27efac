import * as module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runOnPinnedNode } from "./bootstrap.mjs";

// Caches compiled code as server/main.mjs does, also for the pinned Node if this is another one. Needs Node 22.1.
const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, "node_modules", ".cache", "compiled-server");
module.enableCompileCache?.();

await runOnPinnedNode("start.ts");
