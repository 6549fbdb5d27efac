import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-fixture.ts";

// Without a host of the app's own; with one: app-links.spec.ts. Where the link leads: site/features/app-links/lead-into-app.test.ts.
// No real app has been tried: the browser's answer is a stub.

const post = pathOf("post-text");
const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const link = (page: Page) => page.locator("[data-open-in-app]");
const color = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const joinInDock = ".screen-only > .line > [data-island=join-link] > a";

test.describe("where the phone has the app", () => {
  test.use({ userAgent: chrome });

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
    await expect(link(page)).toHaveAttribute("href", /^intent:/);
    expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const places = () => Promise.all([link(page).boundingBox(), page.locator(joinInDock).last().boundingBox()]);
    const [before, colors] = [await places(), [await color(page, "[data-open-in-app]"), await color(page, joinInDock)]];
    await page.evaluate(() => dispatchEvent(new Event("answer")));
    await expect.poll(() => color(page, "[data-open-in-app]")).toBe(colors[1]);
    await expect.poll(() => color(page, joinInDock)).not.toBe(colors[1]);
    expect(await places()).toEqual(before);
    expect(await readShifts(page)).toEqual([]);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ userAgent: chrome, javaScriptEnabled: false });

  test("nothing is offered that would not open it, and a profile has one first action", async ({ page }) => {
    await page.goto(pathOf("profile"));
    await expect(link(page)).toBeHidden();
    expect(await color(page, "[data-dock] a")).not.toBe(await color(page, "header [data-first-action] a"));
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
