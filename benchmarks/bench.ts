import { argv } from "node:process";

// `npm run bench` measures the server; `-- page` measures pages in a browser, `-- input` parsers (benchmarks/README.md).
// Each of the three reads its own arguments. They are imported on demand, since the first needs no browser.
const kind = argv[2];
if (kind === "page") await import("./page/bench-page.ts");
else if (kind === "input") await import("./input/bench-input.ts");
else await import("./server/bench-server.ts");
