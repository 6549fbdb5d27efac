import type { Page } from "@playwright/test";
import { pathOf } from "../support/every-page.ts";
import { openChooser } from "../support/open-chooser.ts";
import { expect, test } from "../support/site-fixture.ts";

// What the server sends is tested in tests/http/download.test.ts, what a phone reads in phone-code.spec.ts.

/** That a phone's own store comes first and stands out in a place, by eye and by keyboard, and both are offered. */
async function expectDetectedStoreFirst(page: Page, place: string, first: "apple" | "google"): Promise<void> {
  const own = page.locator(`${place} [data-store=${first}]`).first();
  const other = page.locator(`${place} [data-store=${first === "apple" ? "google" : "apple"}]`).first();
  await other.scrollIntoViewIfNeeded();
  const boxes = await Promise.all([own, other].map((store) => store.evaluate((link) => link.getBoundingClientRect())));
  const [box, otherBox] = boxes as [DOMRect, DOMRect];
  expect(box.bottom, place).toBeLessThanOrEqual(otherBox.top);
  expect(box.height, place).toBeGreaterThan(otherBox.height);
  await expect(other).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await own.focus();
  await page.keyboard.press("Tab");
  await expect(other).toBeFocused();
}

/** Closes the dialog, and waits until its own links to the stores are gone and the focus is back. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
}

/** The same of the chooser, whose stores are equal: the question is which phone it is. */
async function expectFirstInChooser(page: Page, first: "apple" | "google"): Promise<void> {
  const choices = page.getByRole("dialog").getByRole("link");
  await expect(choices).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(page.locator("dialog [data-store]:focus")).toHaveAttribute("data-store", first);
  // Side by side on a low screen, one below the other on a high one.
  const places = await choices.evaluateAll((links) =>
    links.map((link) => {
      const { top, left } = link.getBoundingClientRect();
      return { store: link.dataset.store, top, left };
    }),
  );
  expect(places.toSorted((one, two) => one.top - two.top || one.left - two.left)[0]?.store).toBe(first);
}

test.describe("on an Android phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36" });

  test("its own store comes first in every place, and both are offered", async ({ page }) => {
    await page.goto("/download?lng=en");
    await expectDetectedStoreFirst(page, "main", "google");
    await openChooser(page, `${pathOf("profile")}?lng=en`);
    await expectFirstInChooser(page, "google");
    await closeDialog(page);
    await expectDetectedStoreFirst(page, "main", "google");
  });
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" });

  test("the landing page's stores: on one axis with the overlay's way on, and first in both sections", async ({
    page,
  }) => {
    await page.goto("/?lng=tr");
    const overlay = page.getByRole("dialog");
    await expect(overlay).toBeVisible();
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [844, 390],
      [1024, 690],
    ] as const) {
      await page.setViewportSize({ width, height });
      const axes = await overlay.locator("a[data-store], form button:not([aria-label])").evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return Math.round((left + right) / 2);
        }),
      );
      expect(axes).toHaveLength(3);
      // On a phone the other store and the way on stand side by side, below the middle of the phone's own.
      const [own = 0, other = 0, wayOn = 0] = axes;
      if (width < 768) expect((other + wayOn) / 2, `${width} × ${height}`).toBeCloseTo(own, -0.5);
      else expect(new Set(axes), `${width} × ${height}`).toHaveProperty("size", 1);
    }
    await closeDialog(page);
    await expectDetectedStoreFirst(page, "main section[aria-labelledby=download-title]", "apple");
    await expectDetectedStoreFirst(page, "footer section", "apple");
  });
});

test.describe("on a small laptop, with the bars of its browser", () => {
  // The server has drawn all of it.
  test.use({ viewport: { width: 1366, height: 625 }, javaScriptEnabled: false });

  test("the code is on the first screen, and both stores where the words are short enough", async ({ page }) => {
    for (const language of ["de", "tr"]) {
      await page.goto(`/download?lng=${language}`);
      await expect(page.locator("main svg[role=img]")).toBeInViewport({ ratio: 1 });
    }
    for (const store of ["apple", "google"]) {
      await expect(page.locator(`main [data-store=${store}]`)).toBeInViewport({ ratio: 1 });
    }
  });
});
