import { pathOf } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

// What the server sends is tested in tests/http/errors.test.ts.

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an unknown path leads home in the visitor's language", async ({ page, baseURL }) => {
      await page.goto("/boyle-bir-sayfa-yok?lng=de");
      await page.locator("main a").first().click();
      await page.waitForURL(`${baseURL}/?lng=de`);
    });
  });
}

test("the page of a broken server is styled, and requests no other file but its mark", async ({ page, brokenSite }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(brokenSite + pathOf("post-gallery"));
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path !== "/favicon.svg")).toEqual([pathOf("post-gallery")]);
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).display)).toBe("grid");
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1366, height: 625 },
  { width: 1920, height: 1080 },
]) {
  test(`words stand above the empty square, short or long, on ${width} × ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [pathOf("not-found"), pathOf("deletion-receipt-missing")]) {
      await page.goto(`${path}?lng=de`);
      // At one moment: a font that comes between them would move the words.
      const [square, link] = await page
        .locator("main svg[aria-hidden], main li:last-child a")
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
            .sort((a, b) => b.height - a.height),
        );
      if (!square || !link) throw new Error("no picture or link");
      expect(link.y + link.height).toBeLessThanOrEqual(square.y + 1);
    }
  });
}
