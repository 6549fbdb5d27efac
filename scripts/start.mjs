import * as module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runOnPinnedNode } from "./bootstrap.mjs";

// As server/main.mjs does; for the pinned Node, where this is another one, too. Node knows it from 22.1 on.
const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, "node_modules", ".cache", "compiled-server");
module.enableCompileCache?.();

await runOnPinnedNode("start.ts");
