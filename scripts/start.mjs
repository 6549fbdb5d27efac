import { runOnPinnedNode } from "./bootstrap.mjs";

await runOnPinnedNode("start.ts");
