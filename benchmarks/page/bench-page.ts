import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "#scripts/test/ensure-browser.ts";
import startDemoSite from "../../tests/e2e/support/start-demo-site.ts";
import { startSite } from "../../tests/e2e/support/start-site.ts";
import { measureBytes } from "./measure-bytes.ts";
import { measureCarousel } from "./measure-carousel.ts";
import { measureFirstImage } from "./measure-first-image.ts";
import { measureLargestPaint } from "./measure-largest-paint.ts";
import { measureLayoutShift } from "./measure-layout-shift.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import type { PageBench } from "./page-bench.ts";
import { createReport } from "./report.ts";

// `npm run bench -- page`: measures pages of the production build as a phone gets them. Exits with 1 where a bound is
// missed. benchmarks/README.md describes the measurements and options.
const measurements: Readonly<Record<string, (bench: PageBench) => Promise<void>>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  paint: measureLargestPaint,
  image: measureFirstImage,
  carousel: measureCarousel,
  shift: measureLayoutShift,
};

const { values, positionals } = parseArgs({
  args: process.argv.slice(3), // behind "page"
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    language: { type: "string" },
    slowdown: { type: "string", default: "4" },
  },
});
const unknown = positionals.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(", ")}. Known: ${Object.keys(measurements).join(", ")}.\n`);
  process.exit(1);
}

const executablePath = findBrowser();
const stopDemoSite = await startDemoSite(); // it builds the site and writes the demo content
const site = await startSite({});
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const report = createReport();
const options = {
  runs: Number(values.runs),
  only: values.only,
  language: values.language,
  slowdown: Number(values.slowdown),
  browser: executablePath,
};
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (positionals.length === 0 || positionals.includes(name)) await measure({ site, browser, report, options });
  }
} finally {
  await browser.close();
  await site.stop();
  await stopDemoSite();
}
const { missed } = report;
process.stdout.write(missed.length === 0 ? "\nAll bounds are met.\n" : `\nMissed:\n  ${missed.join("\n  ")}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
