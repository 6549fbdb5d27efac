import type { Page } from "@playwright/test";
import ar from "#locales/ar.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-fixture.ts";

// Which browsers are recognized: site/features/in-app-browser/detect-in-app-browser.test.ts; what each of them is offered:
// in-app-help.test.tsx there, and with a host of the app's own app-links.spec.ts; that others load nothing of it:
// phone-code.spec.ts. Whether a real phone leaves is untried.

const [post, profile, ticket] = [pathOf("post-text"), pathOf("profile"), pathOf("ticket")];

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36 Instagram 355.1.0.44.103 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 658190016)",
});

test.beforeEach(async ({ page }) => {
  // In the system's fonts: what the web's move is none of the line's doing.
  await page.route(/\.woff2$/, (route) => route.abort("aborted"));
  await recordShifts(page);
});

const line = (page: Page) => page.locator(".in-app-line");

/** What is behind the line though it can be read or pressed, once it has been scrolled to or focused. */
const coveredParts = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector(".in-app-line");
    if (!line) return ["no line"];
    const isBehind = (element: Element) => {
      const [one, other] = [element.getBoundingClientRect(), line.getBoundingClientRect()];
      return one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right;
    };
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>("body :is(a, button):not(.in-app-line *)");
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) continue;
      // A card that is a link is as high as the screen.
      if (control.getBoundingClientRect().height > innerHeight / 2) continue;
      control.focus();
      if (isBehind(control)) covered.push(control.outerHTML.slice(0, 100));
    }
    scrollTo(0, document.documentElement.scrollHeight);
    for (const text of document.querySelectorAll("footer :is(p, a, button)")) {
      if (text.checkVisibility() && isBehind(text)) covered.push(text.outerHTML.slice(0, 100));
    }
    return covered;
  });

test("on every kind of page the line moves nothing and covers nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));

  await test.step("the landing page, a profile", async () => {
    for (const path of ["/", profile]) {
      await page.goto(`${path}?lng=ar`);
      await expect(line(page)).toBeVisible();
      await waitForHydration(page);
      expect.soft(await readShifts(page), path).toEqual([]);
      expect.soft(await coveredParts(page), path).toEqual([]);
    }
  });

  await test.step("a post", async () => {
    await page.goto(`${post}?lng=tr`);
    await expect(line(page)).toBeVisible();
    await waitForHydration(page);
    expect.soft(await readShifts(page)).toEqual([]);
    expect.soft(await axeViolationsInBothSchemes(page, { within: ".in-app-line" })).toEqual([]);
    // All of the line is pressed as the link.
    expect((await line(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect.soft(await coveredParts(page)).toEqual([]);
  });
});

test("a ticket says why it needs a browser, offers no file that would come to nothing, and its code is before the line", async ({
  page,
}) => {
  const reason = ar.inAppBrowser.ticketReason;
  await test.step("the line makes way for the code", async () => {
    await page.setViewportSize({ width: 375, height: 480 });
    await page.goto(`${ticket}?lng=ar`);
    await expect(line(page)).toHaveCount(1);
    await expect(line(page)).toBeHidden();
  });
  await test.step("and comes back below it", async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toContainText(reason);
    await waitForHydration(page);
    expect.soft(await readShifts(page)).toEqual([]);
    expect.soft(await coveredParts(page)).toEqual([]);
  });
  await test.step("its files are a note, and nothing says that it is kept where nobody would find it again", async () => {
    await expect(page.locator("a[href*='calendar']").first()).toBeHidden();
    await expect(page.locator("[data-needs-browser] .in-app-note")).toContainText(reason);
    await expect(page.getByText(ar.offlineTicket.unavailable)).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});
