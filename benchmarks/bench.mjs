import { runOnPinnedNode } from "../scripts/bootstrap.mjs";

await runOnPinnedNode("../benchmarks/bench.ts");
