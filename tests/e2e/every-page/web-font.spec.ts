import type { Page } from "@playwright/test";
import { fontsOf, gateFonts } from "../support/fonts.ts";
import { expect, test } from "../support/site-fixture.ts";

/** Font requests of a page from now on. */
function watchFontRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && urls.push(request.url()));
  return urls;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // That each script has a web font: missing-fonts.spec.ts.
  test("text is painted before its font is requested, and in it once that has come; names of languages request none", async ({
    page,
  }) => {
    const requests = watchFontRequests(page);
    const fonts = await gateFonts(page);
    await page.goto("/download?lng=tr");
    await expect.poll(fonts.waiting).toBeGreaterThan(0);
    expect(await fontsOf(page, "h1")).not.toContain("Onest");
    expect(await fontsOf(page, "h1")).not.toEqual([]);
    fonts.open();
    for (const selector of ["h1", "main p"]) await expect.poll(() => fontsOf(page, selector)).toContain("Onest");
    const delays = () =>
      page.evaluate(() => {
        const [painted] = performance.getEntriesByName("first-contentful-paint");
        const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
        return files.map(({ startTime }) => startTime - (painted?.startTime ?? Number.POSITIVE_INFINITY));
      });
    // A file is listed once it has come, which the device's own font may hide above.
    await expect.poll(async () => (await delays()).length).toBe(requests.length);
    expect(Math.min(...(await delays()))).toBeGreaterThan(0);

    requests.length = 0;
    await page.getByRole("banner").getByRole("button").click();
    await expect(page.getByRole("link", { name: "हिन्दी" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(requests).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is shown in its web font", async ({ page }) => {
    await page.goto("/download?lng=tr");
    await expect.poll(() => fontsOf(page, "h1")).toContain("Onest");
  });
});
