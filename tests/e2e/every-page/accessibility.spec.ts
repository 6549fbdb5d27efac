import { axeViolations, axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { everyPage, pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wideIf } from "../support/wide.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  // The overlay of a first visit is looked at with the landing page's own journeys.
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
});

for (const { name, path, status = 200, likeAnother = false } of everyPage) {
  test(`${name} has no violation axe can find, dark and light`, wideIf(likeAnother), async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("everything on a full profile is large enough to touch, or far enough from the next", async ({ page }) => {
    await page.goto(pathOf("profile"));
    // Of WCAG 2.2, which axe judges only where it is asked to.
    expect(await axeViolations(page, { rules: ["target-size"] })).toEqual([]);
  });
});
