import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";
import { median } from "./report.ts";
import { openSlowPhone } from "./slow-phone.ts";

interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly element: "text" | "image";
}

/**
 * First and Largest Contentful Paint on a phone that is slow while it loads the page. Lighthouse loads pages fast and
 * computes what a slow phone would have done, counting everything that was loaded before the paint as its cause.
 */
export async function measureLargestPaint({ site, browser, report, options }: PageBench): Promise<void> {
  report.heading(`Paints on a slow phone, ms, median of ${options.runs}`);
  report.row(["page", "first", "largest", "element"]);
  for (const { name, path, status = 200 } of everyPage) {
    if (status !== 200 || (options.only !== undefined && options.only !== name)) continue;
    const runs: Paints[] = [];
    for (let run = 0; run <= options.runs; run += 1) {
      const page = await openSlowPhone(browser);
      await page.goto(site.origin + path, { waitUntil: "load" });
      // Until the fonts have come, which may make a text the largest element.
      await page.waitForTimeout(1500);
      const paints = await page.evaluate(readPaints);
      if (run > 0) runs.push(paints); // the first has the site render the page and resize its images
      await page.context().close();
    }
    const first = Math.round(median(runs.map((paints) => paints.first)));
    const largest = Math.round(median(runs.map((paints) => paints.largest)));
    const element = runs.at(-1)?.element ?? "text";
    report.row([name, first, largest, element]);
    report.atMost(`largest paint of ${name} (${element})`, largest, bounds.lcp[element]);
  }
}

/** Runs in the page. */
async function readPaints(): Promise<Paints> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const largest = entries.at(-1) as (PerformanceEntry & { readonly element: Element | null }) | undefined;
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return {
    first: first?.startTime ?? Number.NaN,
    largest: largest?.startTime ?? Number.NaN,
    element: largest?.element?.matches("img, video") ? "image" : "text",
  };
}
