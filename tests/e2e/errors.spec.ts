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
