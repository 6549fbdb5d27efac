import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// Error pages, and pages that wait for their data; every-page.ts has those that are whole.

// Its circuit opens: it stops asking a product server that fails.
test.use({ upstream: "scripted", siteName: "failing" });

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
  const failing = [productPaths.post("a"), productPaths.user("a"), productPaths.userPosts("a")];
  for (const path of [...failing, productPaths.ticket("konser", "a", "b")]) productServer.on(path, { status: 500 });
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

    test("pages of a failing product server are sound", async ({ page, site }) => {
      await expectSoundPages(page, site.origin, language, unavailable);
    });

    test("the page of a broken server is sound", async ({ page, brokenSite }) => {
      await expectSoundPages(page, brokenSite, language, { "a broken page": [pathOf("post-gallery"), 500] });
    });

    test.describe(() => {
      test.use({ siteName: "shared" });

      test("refused pages are sound", async ({ page, site }) => {
        await expectSoundPages(page, site.origin, language, refused);
      });

      test("pages in their loading state are sound", async ({ page, site }) => {
        // The whole page would replace them.
        await page.addInitScript(() =>
          navigation.addEventListener("navigate", (event) => {
            if (event.destination.url.includes("whole=")) event.preventDefault();
          }),
        );
        await expectSoundPages(page, site.origin, language, loading);
      });
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("pages of a failing product server, and refused pages, lead home", async ({ page, site }) => {
    for (const [path] of Object.values({ ...unavailable, ...refused })) {
      await page.goto(site.origin + path);
      await expect(page.locator('main a[href="/"]'), path).toBeVisible();
    }
    await page.locator('main a[href="/"]').click();
    await page.waitForURL(`${site.origin}/`);
  });
});
