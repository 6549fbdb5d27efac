import type { Response } from "@playwright/test";
import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";

/** The scripts that each page loads. */
export async function measureBytes({ site, browser, report }: PageBench): Promise<void> {
  report.heading("Scripts in Brotli, without headers: loaded without any input");
  report.row(["page", "bytes", "files", "islands"]);
  for (const { name, path } of everyPage) {
    const page = await browser.newPage();
    const scripts: Response[] = [];
    page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response));
    await page.goto(site.origin + path);
    const islands = await page.locator("[data-island]").count();
    if (islands > 0) await page.locator("[data-island][data-hydrated]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const bound = islands > 0 ? bounds.scriptBytes.withIslands : bounds.scriptBytes.withoutIslands;
    report.row([name, bytes, scripts.length, islands]);
    report.atMost(`script bytes of ${name}`, bytes, bound);
    await page.close();
  }
}
