import { runOnPinnedNode } from "./bootstrap.mjs";

await runOnPinnedNode("gallery.ts");
