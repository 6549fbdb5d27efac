import { everyPage, pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/site-fixture.ts";

// React reports what the server and the browser render differently as an error, which errorWatch fails a test for.
test.use({ viewport: { width: 360, height: 740 } });

for (const { name, path, status = 200 } of everyPage) {
  test(`${name} is painted without waiting, asks no third party, and hydrates without an error`, async ({
    page,
    baseURL,
  }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    for (const language of ["tr", "ar"]) {
      await test.step(language, async () => {
        const response = await page.goto(`${path}?lng=${language}`);
        expect(response?.status()).toBe(status);
        await waitForHydration(page);
        await page.waitForLoadState("networkidle");
        const blocking = await page.evaluate(() =>
          (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
            .filter((entry) => entry.renderBlockingStatus === "blocking")
            .map((entry) => entry.name),
        );
        expect(blocking).toEqual([]);
        expect(urls.filter((url) => url.startsWith("http") && new URL(url).origin !== baseURL)).toEqual([]);
      });
    }
  });
}

test("a post's islands hydrate without a touch, and a touch hydrates them at once", async ({ page }) => {
  await page.goto(pathOf("post-gallery"));
  await expect(page.locator("[data-island][data-hydrated]")).not.toHaveCount(0);
  // A browser that is never idle.
  await page.addInitScript(() => Reflect.set(globalThis, "requestIdleCallback", () => 0));
  await page.reload({ waitUntil: "load" });
  await expect(page.locator("[data-island][data-hydrated]")).toHaveCount(0);
  await page.locator("main").dispatchEvent("pointerdown");
  await waitForHydration(page);
});
