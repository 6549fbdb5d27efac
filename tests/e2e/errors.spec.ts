import { expect, test } from "./support/site-fixture.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an unknown path is a styled 404 in the visitor's language with a way home", async ({ page, baseURL }) => {
      const response = await page.goto("/boyle-bir-sayfa-yok?lng=de");
      expect(response?.status()).toBe(404);
      expect(response?.headers()["cache-control"]).toBe("private, no-store");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      const actions = page.locator("main a");
      await expect(actions).toHaveCount(2);
      await expect(actions.last()).toHaveAttribute("href", "/download?lng=de");
      await actions.first().click();
      await page.waitForURL(`${baseURL}/?lng=de`);
    });

    test("a broken server is a styled 500 in the visitor's language with the request's number", async ({ page }) => {
      const response = await page.goto("/500?lng=ar");
      expect(response?.status()).toBe(500);
      expect(response?.headers()["cache-control"]).toBe("private, no-store");
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.locator("main")).toContainText(response?.headers()["x-request-id"] as string);
      await expect(page.locator("main a")).toHaveCount(3);
      await expect(page.locator("main a").nth(1)).toHaveAttribute("href", "/?lng=ar");
      expect(await page.locator("body").evaluate((body) => getComputedStyle(body).display)).toBe("grid");
    });
  });
}

test("the last resort depends on no script, no layout and no other file but its mark", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/500");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path !== "/favicon.svg")).toEqual(["/500"]);
  await expect(page.locator("script")).toHaveCount(0);
});
