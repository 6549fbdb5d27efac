import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-fixture.ts";

const overlay = (page: Page) => page.getByRole("dialog", { name: "Meydan cebinde daha güzel" });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("hide-modal"));

test("a first visit is invited, in its language, to both stores", async ({ page }) => {
  await page.goto("/?lng=tr");
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toHaveJSProperty("tagName", "DIALOG");
  for (const store of ["App Store’dan indir", "Google Play’den indir"]) {
    const link = overlay(page).getByRole("link", { name: store });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  await page.goto("/?lng=en");
  await expect(page.getByRole("dialog", { name: "Meydan is better in your pocket" })).toBeVisible();
});

/** The overlay's island works: it opens now or not at all. */
const islandWorks = (page: Page) =>
  page.locator("[data-island=download-overlay][data-hydrated]").waitFor({ state: "attached" });

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) => page.getByRole("button", { name: "Kapat" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a click beside it": (page) => page.mouse.click(5, 300),
};
for (const [way, close] of Object.entries(waysToClose)) {
  test(`closed by ${way}, it never comes again`, async ({ page }) => {
    await page.goto("/?lng=tr");
    await expect(overlay(page)).toBeVisible();
    expect(await remembered(page)).toBeNull();
    await close(page);
    await expect(overlay(page)).toBeHidden();
    // The dialog's close event comes in a task of its own, after the dialog has gone.
    await expect.poll(() => remembered(page)).toBe("true");
    await page.reload();
    await islandWorks(page);
    await page.waitForLoadState("networkidle");
    await expect(overlay(page)).toBeHidden();
  });
}

test("on a low screen it opens at its beginning", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 240 });
  await page.goto("/?lng=tr");
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toHaveJSProperty("scrollTop", 0);
  expect(await overlay(page).evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight)).toBe(true);
});

test("a click into it closes nothing", async ({ page }) => {
  await page.goto("/?lng=tr");
  await overlay(page).getByRole("heading").click();
  await expect(overlay(page)).toBeVisible();
});

test("it holds the focus, holds the page still, and gives the focus back", async ({ page }) => {
  // The visitor has reached the first link by keyboard before the scripts have run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLElement>("header a");
      if (!link) return;
      link.focus();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/?lng=tr");
  await expect(overlay(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(page.locator("header a").first()).toBeFocused();
});

test("it never flashes for someone who has closed it", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("hide-modal", "true");
    new MutationObserver(() => {
      if (document.querySelector("dialog[open]")) document.documentElement.dataset.flashed = "";
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto("/?lng=tr");
  await islandWorks(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-flashed]")).toHaveCount(0);
  await expect(overlay(page)).toBeHidden();
});

test("where storage is forbidden it closes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto("/?lng=tr");
  await expect(overlay(page)).toBeVisible();
  await page.getByRole("button", { name: "Kapat" }).click();
  await expect(overlay(page)).toBeHidden();
});

test("it stands on no other page", async ({ page }) => {
  await page.goto("/download?lng=tr");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("dialog")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is not shown and traps nobody", async ({ page }) => {
    await page.goto("/?lng=tr");
    await expect(overlay(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Gizlilik" }).click();
    await expect(page).toHaveURL(/privacy-policy/);
  });
});

test("nothing moves or closes the list of languages that is opened before the page is complete", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/download-dialog-.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/?lng=tr");
  const list = page.locator("#languages");
  await page.getByRole("banner").getByRole("button", { name: "Dil: Türkçe" }).click();
  const before = await list.boundingBox();
  gate.resolve();
  await page.waitForLoadState("networkidle");
  expect(await list.boundingBox()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("on a device with a store of its own", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" });

  test("both stores and the way on have one axis, at every size", async ({ page }) => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [844, 390],
      [1024, 690],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/?lng=tr");
      await expect(overlay(page)).toBeVisible();
      const axes = await overlay(page)
        .locator("a[data-store], form button:not([aria-label])")
        .evaluateAll((all) =>
          all.map((one) => {
            const { left, right } = one.getBoundingClientRect();
            return Math.round((left + right) / 2);
          }),
        );
      expect(axes).toHaveLength(3);
      expect(new Set(axes), `${width} × ${height}`).toHaveProperty("size", 1);
    }
  });
});
