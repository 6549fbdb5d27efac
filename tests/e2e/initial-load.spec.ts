import { everyPage } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, locale: "tr-TR" });

  for (const { name, path } of everyPage) {
    test(`${name} is painted without waiting for another request, and contacts no third party`, async ({
      page,
      baseURL,
    }) => {
      const urls: string[] = [];
      page.on("request", (request) => urls.push(request.url()));
      await page.goto(path, { waitUntil: "load" });
      const blocking = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
          .filter((entry) => entry.renderBlockingStatus === "blocking")
          .map((entry) => entry.name),
      );
      expect(blocking).toEqual([]);
      const thirdParties = urls.filter((url) => url.startsWith("http") && new URL(url).origin !== baseURL);
      expect(thirdParties).toEqual([]);
    });
  }
});

test("the page has a web manifest", async ({ page, request }) => {
  await page.goto("/");
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveCount(1);
  const response = await request.get((await manifest.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
});
