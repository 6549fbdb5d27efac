import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";
import { median } from "./report.ts";
import { openSlowPhone } from "./slow-phone.ts";

/** When the carousel of a post is hydrated on a slow phone, without any input. */
export async function measureCarousel({ site, browser, report, options }: PageBench): Promise<void> {
  report.heading(`Carousel at work on a slow phone, ms, median of ${options.runs}`);
  for (const { name, path } of everyPage.filter((page) => page.path.startsWith("/post/") && !page.status)) {
    if (options.only !== undefined && options.only !== name) continue;
    const times: number[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      const page = await openSlowPhone(browser);
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector("[data-island=post-carousel][data-hydrated]")) {
            (window as { hydratedAt?: number }).hydratedAt ??= performance.now();
          }
        }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-hydrated"] });
      });
      await page.goto(site.origin + path, { waitUntil: "commit" });
      const hydratedAt = await page.waitForFunction(() => (window as { hydratedAt?: number }).hydratedAt, undefined, {
        timeout: 60_000,
      });
      times.push((await hydratedAt.jsonValue()) ?? Number.NaN);
      await page.context().close();
    }
    const time = Math.round(median(times));
    report.row([name, time]);
    report.atMost(`carousel of ${name}`, time, bounds.carousel);
  }
}
