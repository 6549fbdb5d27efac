import { request } from "node:http";
import type { Response } from "@playwright/test";
import { locales } from "#locales/index.ts";
import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";

/** HTML of all pages in all locales, and the scripts that each kind of page loads. */
export async function measureBytes({ site, browser, report }: PageBench): Promise<void> {
  report.heading("HTML in Brotli, headers included: of each page, the largest of any locale");
  for (const { name, path } of everyPage) {
    let largest = { bytes: 0, url: "" };
    for (const locale of locales) {
      const url = `${path}?lng=${locale}`;
      const bytes = await responseBytes(site.origin + url);
      report.atMost(`HTML bytes of ${url}`, bytes, bounds.htmlBytes);
      if (bytes > largest.bytes) largest = { bytes, url };
    }
    report.row([name, largest.bytes, largest.url]);
  }

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

/** Counts the bytes of a response as they are sent. */
function responseBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const status = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n\r\n`;
      let bytes = response.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, status.length);
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes)).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}
