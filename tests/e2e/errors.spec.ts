import { test as base, expect } from "./support/site-fixture.ts";
import { startSite } from "./support/start-site.ts";

/** A page that throws. */
const broken = "/post/6f1b2c3d-0001-4a00-8000-000000000001";

const test = base.extend<object, { brokenSite: string }>({
  brokenSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const { origin, stop } = await startSite({}, "server/broken-site.harness.ts");
      await use(origin);
      await stop();
    },
    { scope: "worker" },
  ],
});

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

    test("a broken server is a styled 500 in the visitor's language with the request's number", async ({
      page,
      brokenSite,
    }) => {
      const response = await page.goto(`${brokenSite}${broken}?lng=ar`);
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

test("the last resort depends on no script, no layout and no other file but its mark", async ({ page, brokenSite }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(brokenSite + broken);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path !== "/favicon.svg")).toEqual([broken]);
  await expect(page.locator("script")).toHaveCount(0);
});
