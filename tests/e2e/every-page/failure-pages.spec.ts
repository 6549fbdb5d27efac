import { productPaths } from "#contract/product-paths.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-fixture.ts";

// Error pages, and pages that wait for their data; every-page.ts has those that are whole. Status and words of each are
// asked of its HTML (tests/http).

test.use({ upstream: "scripted", viewport: { width: 360, height: 640 } });

const failed = { "a post that is unavailable": "/post/a", "a post that was removed": "/post/gone" };
const loading = {
  "a post that is loading": "/post/late",
  "a profile that is loading": "/profile/late",
  "a ticket that is loading": "/ticket/konser/late/late",
};

test.beforeEach(({ productServer, errorWatch }) => {
  errorWatch.allow(/status of (410|500|503)|ERR_FAILED/);
  productServer.on(productPaths.post("a"), { status: 500 });
  productServer.on(productPaths.post("gone"), { status: 410 });
  for (const call of [
    productPaths.post("late"),
    productPaths.user("late"),
    productPaths.ticket("konser", "late", "late"),
  ])
    productServer.on(call, { delay: 1500, json: {} });
});

test("failures, and pages in their loading state, are sound, and nothing shifts in them", async ({
  page,
  site,
  brokenSite,
}) => {
  await recordShifts(page);
  // In the system's fonts, so that whatever else moves shows, however little.
  await page.route(/\.woff2$/, (route) => route.abort("aborted"));
  // The whole page would replace one that is loading.
  await page.addInitScript(() =>
    navigation.addEventListener("navigate", (event) => {
      if (event.destination.url.includes("whole=")) event.preventDefault();
    }),
  );
  const paths = Object.entries({ ...failed, ...loading }).map(([name, path]) => [name, site.origin + path] as const);
  const pages = [...paths, ["a broken page", brokenSite + pathOf("post-gallery")] as const];
  for (const [at, [name, url]] of pages.entries()) {
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? "dark" : "light" });
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
    expect.soft(await readShifts(page), name).toEqual([]);
    expect.soft(await axeViolations(page), name).toEqual([]);
  }
});
