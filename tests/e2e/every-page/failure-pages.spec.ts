import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { test as base, expect } from "../support/site-fixture.ts";
import { startSite } from "../support/start-site.ts";

// Error pages, and pages that wait for their data; every-page.ts has those that are whole.

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
test.use({ upstream: "scripted", contextOptions: { reducedMotion: "reduce" } });

/** Each with its status. */
type Pages = Readonly<Record<string, readonly [path: string, status: number]>>;

const unavailable: Pages = {
  "a post that is unavailable": ["/post/a", 503],
  "a profile that is unavailable": ["/profile/a", 503],
  "a ticket that is unavailable": ["/ticket/konser/a/b", 503],
};
const refused: Pages = {
  "a post that was removed": ["/post/gone", 410],
  "a malformed address": ["/%zz", 400],
  "an address with two spellings": ["//post/a", 404],
  "an address that is too long": [`/${"a".repeat(9000)}`, 414],
};
const loading: Pages = {
  "a post that is loading": ["/post/late", 200],
  "a profile that is loading": ["/profile/late", 200],
  "a ticket that is loading": ["/ticket/konser/late/late", 200],
};

test.beforeEach(({ productServer, errorWatch }) => {
  errorWatch.allow(/status of (400|404|410|414|500|503)|ERR_FAILED/);
  for (const path of [productPaths.post("a"), productPaths.user("a"), productPaths.ticket("konser", "a", "b")]) {
    productServer.on(path, { status: 500 });
  }
  productServer.on(productPaths.post("gone"), { status: 410 });
  const late = { delay: 1500, json: {} };
  productServer.on(productPaths.post("late"), late);
  productServer.on(productPaths.user("late"), late);
  productServer.on(productPaths.ticket("konser", "late", "late"), late);
});

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
}

for (const language of ["tr", "ar"]) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 360, height: 640 } });

    function testAll(pages: Pages): void {
      for (const [name, [path, status]] of Object.entries(pages)) {
        test(`${name} is a page in the language, without violation axe can find`, async ({ page, baseURL }) => {
          // Islands would complete a page that is loading.
          if (status === 200) await page.route("**/assets/*.js", (route) => route.abort());
          const response = await page.goto(baseURL + path);
          expect(response?.status()).toBe(status);
          expect(await page.locator("html").getAttribute("lang")).toBe(language);
          await expectSound(page);
          await expectAccessible(page);
        });
      }
    }

    testAll(unavailable);

    // A site of its own: the other one stops to ask a product server that fails.
    test.describe(() => {
      test.use({ settings: { ACCOUNT_DELETION_DAYS: "24" } });
      testAll(refused);
      testAll(loading);
    });

    test("the page of a broken server, too", async ({ page, brokenSite }) => {
      const response = await page.goto(brokenSite + pathOf("post-gallery"));
      expect(response?.status()).toBe(500);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      await expectSound(page);
      await expectAccessible(page);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  function testAll(pages: Pages): void {
    for (const [name, [path]] of Object.entries(pages)) {
      test(`${name} leads home`, async ({ page, baseURL }) => {
        await page.goto(baseURL + path);
        await page.locator('main a[href="/"]').click();
        await page.waitForURL(`${baseURL}/`);
      });
    }
  }

  testAll(unavailable);
  test.describe(() => {
    test.use({ settings: { ACCOUNT_DELETION_DAYS: "24" } });
    testAll(refused);
  });
});
