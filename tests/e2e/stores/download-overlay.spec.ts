import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { expect, test } from "../support/site-fixture.ts";

// When it opens, and every way to close it: site/features/download-overlay/download-overlay.test.tsx and
// site/components/dialog/modal-dialog.test.tsx; on which page it stands: tests/http/download.test.ts.

const overlay = (page: Page) => page.getByRole("dialog", { name: `${brand.name} cebinde daha güzel` });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("hide-modal"));

/** However long a busy machine takes: the page has just been painted. */
const paintedNow = () => {
  performance.getEntriesByName = () => [{ startTime: performance.now() } as PerformanceEntry];
};

/** The overlay's island works: it has begun to open, or never will. */
const islandWorks = (page: Page) =>
  page.locator("[data-island=download-overlay][data-hydrated]").waitFor({ state: "attached" });

test("a first visit is invited once: it holds the page and the focus, gives both back, and never comes again", async ({
  page,
}) => {
  await page.addInitScript(paintedNow);
  // The visitor has reached the first link by keyboard before the scripts have run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLElement>("header a");
      if (!link) return;
      link.focus();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const dialogScripts = () => asked.filter((url) => /\/download-dialog-[^/]*\.js$/.test(url));

  await test.step("on a low screen it opens at its beginning", async () => {
    await page.setViewportSize({ width: 360, height: 240 });
    await page.goto("/?lng=tr");
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toHaveJSProperty("scrollTop", 0);
    expect(await overlay(page).evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight)).toBe(true);
  });

  await test.step("it holds the page still and the focus in it", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest("dialog");
      });
      expect(outside).toBe(false);
    }
  });

  expect.soft(await axeViolationsInBothSchemes(page, { within: "dialog" })).toEqual([]);

  await test.step("closed, it is remembered, and the focus is where it was", async () => {
    expect(await remembered(page)).toBeNull();
    await page.keyboard.press("Escape");
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator("header a").first()).toBeFocused();
    // The dialog's close event comes in a task of its own, after the dialog has gone.
    await expect.poll(() => remembered(page)).toBe("true");
    expect(dialogScripts()).toHaveLength(1);
  });

  await test.step("on the next visit not even its code is fetched", async () => {
    asked.length = 0;
    await page.reload();
    await islandWorks(page);
    expect(dialogScripts()).toEqual([]);
    await expect(overlay(page)).toBeHidden();
  });
});
