import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-fixture.ts";

// Without a host of the app's own; with one: app-links.spec.ts. No real app has been tried: the browser's answer is a stub.

const post = pathOf("post-text");
const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const browsers = {
  Chrome: `${android} Chrome/130.0.0.0 Mobile Safari/537.36`,
  "Samsung Internet": `${android} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  Firefox: "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0",
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
// On a busy machine, images are preloaded before the page knows the width of the phone or its color scheme.
test.beforeEach(({ errorWatch }) => errorWatch.allow(/was preloaded using link preload but not used/));

const link = (page: Page) => page.locator("[data-open-in-app]");
const color = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const joinInDock = ".screen-only > .line > [data-island=join-link] > a";

for (const [name, userAgent] of Object.entries(browsers)) {
  test.describe(`in ${name} on Android`, () => {
    test.use({ userAgent });

    test("a post opens in the app, and Google Play without it, which learns what to open", async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${post}?lng=tr`);
      const intent = `intent:${baseURL?.slice("http:".length)}${post}?lng=tr#Intent;scheme=http;package=${brand.android.packageName}`;
      await expect(link(page)).toHaveAttribute("href", /^intent:/);
      const [target, fallback = "", end] = ((await link(page).getAttribute("href")) ?? "").split(
        /;S\.browser_fallback_url=|;(?=end$)/,
      );
      expect([target, end]).toEqual([intent, "end"]);
      const listing = new URL(decodeURIComponent(fallback));
      expect([listing.hostname, listing.searchParams.get("id")]).toEqual([
        "play.google.com",
        brand.android.packageName,
      ]);
      expect(new URLSearchParams(listing.searchParams.get("referrer") ?? "").get("deep_link")).toBe(post);
      expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
}

test.describe("where the phone has the app", () => {
  test.use({ userAgent: browsers.Chrome });

  test("opening it leads, and Join steps back; nothing moves", async ({ page }) => {
    await recordShifts(page);
    await page.addInitScript((id) => {
      const answer = new Promise((resolve) => addEventListener("answer", () => resolve([{ platform: "play", id }])));
      Object.assign(navigator, { getInstalledRelatedApps: () => answer });
    }, brand.android.packageName);
    // In the system's fonts: what the web's move is none of the link's doing.
    await page.route(/\.woff2$/, (route) => route.abort("aborted"));
    await page.goto(`${post}?lng=ar`);
    await waitForHydration(page);
    const places = () => Promise.all([link(page).boundingBox(), page.locator(joinInDock).last().boundingBox()]);
    const [before, colors] = [await places(), [await color(page, "[data-open-in-app]"), await color(page, joinInDock)]];
    await page.evaluate(() => dispatchEvent(new Event("answer")));
    await expect.poll(() => color(page, "[data-open-in-app]")).toBe(colors[1]);
    expect(await color(page, joinInDock)).not.toBe(colors[1]);
    expect(await places()).toEqual(before);
    expect(await readShifts(page)).toEqual([]);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ userAgent: browsers.Chrome, javaScriptEnabled: false });

  test("nothing is offered that would not open it", async ({ page }) => {
    await page.goto(post);
    await expect(link(page)).toBeHidden();
  });
});

test.describe("on an iPhone, which has a banner of its own", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
  });

  test("nothing is offered", async ({ page }) => {
    await page.goto(post);
    await waitForHydration(page);
    await expect(link(page)).toBeHidden();
  });
});
