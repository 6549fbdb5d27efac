import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-fixture.ts";
import { type SlowNetwork, startSlowNetwork } from "./slow-network.ts";

// That no page shifts as it comes is asked in walk.spec.ts; that no loading state does, in failure-pages.spec.ts.

test.describe("on an Android phone with a slow network", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/148.0.0.0",
  });
  let network: SlowNetwork;
  test.beforeEach(async ({ site }) => {
    network = await startSlowNetwork(site.origin);
  });
  test.afterEach(() => network.stop());

  test("its own store stands first before anything is painted", async ({ page }) => {
    await recordShifts(page);
    // In the system's fonts, so that whatever else moves shows, however little.
    await page.route(/\.woff2$/, (route) => route.abort("aborted"));
    await page.goto(`${network.origin}/download`, { waitUntil: "load" });
    const tops = await page
      .locator("main [data-store]")
      .evaluateAll((links) => links.map((link) => [link.getBoundingClientRect().top, link.dataset.store] as const));
    expect(tops.toSorted(([one], [two]) => one - two).map(([, store]) => store)).toEqual(["google", "apple"]);
    expect(await readShifts(page)).toEqual([]);
  });
});
