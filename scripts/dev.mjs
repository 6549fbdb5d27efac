import { runOnPinnedNode } from "./bootstrap.mjs";

await runOnPinnedNode("dev.ts");
