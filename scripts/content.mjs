import { runOnPinnedNode } from "./bootstrap.mjs";

await runOnPinnedNode("content.ts");
