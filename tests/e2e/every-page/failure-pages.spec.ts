import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// Error pages, and pages that wait for their data; every-page.ts has those that are whole.

test.use({ upstream: "scripted" });

/** Each with its status. */
type Pages = Readonly<Record<string, readonly [path: string, status: number]>>;

/** All stand in the same panel; the status and the words of each are asked of its HTML (tests/http). */
const failed: Pages = {
  "a post that is unavailable": ["/post/a", 503],
  "a post that was removed": ["/post/gone", 410],
};
const loading: Pages = {
  "a post that is loading": ["/post/late", 200],
  "a profile that is loading": ["/profile/late", 200],
  "a ticket that is loading": ["/ticket/konser/late/late", 200],
};

test.beforeEach(({ productServer, errorWatch }) => {
  errorWatch.allow(/status of (410|500|503)|ERR_FAILED/);
  productServer.on(productPaths.post("a"), { status: 500 });
  productServer.on(productPaths.post("gone"), { status: 410 });
  const late = { delay: 1500, json: {} };
  for (const path of [productPaths.post("late"), productPaths.user("late")]) productServer.on(path, late);
  productServer.on(productPaths.ticket("konser", "late", "late"), late);
});

/** Opens each page, and judges its status, language, heading, width and accessibility. */
async function expectSoundPages(page: Page, origin: string, language: string, pages: Pages): Promise<void> {
  for (const [at, [name, [path, status]]] of Object.entries(pages).entries()) {
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? "dark" : "light" });
    const response = await page.goto(origin + path);
    expect(response?.status(), name).toBe(status);
    expect(await page.locator("html").getAttribute("lang"), name).toBe(language);
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    expect(await axeViolations(page), name).toEqual([]);
  }
}

for (const language of ["tr", "ar"]) {
  test.describe(language, language === "tr" ? {} : wide, () => {
    test.use({ locale: language, viewport: { width: 360, height: 640 } });

    test("failures, and pages in their loading state, are sound", async ({ page, site, brokenSite }) => {
      // The whole page would replace one that is loading.
      await page.addInitScript(() =>
        navigation.addEventListener("navigate", (event) => {
          if (event.destination.url.includes("whole=")) event.preventDefault();
        }),
      );
      await expectSoundPages(page, site.origin, language, { ...failed, ...loading });
      await expectSoundPages(page, brokenSite, language, { "a broken page": [pathOf("post-gallery"), 500] });
    });
  });
}
