import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { expect, test } from "../support/site-fixture.ts";

/** What the bars of a browser leave of 1366 × 768 pixels. */
test.use({ viewport: { width: 1366, height: 625 } });

test("the whole invitation of a first visit is on the screen", async ({ page }) => {
  await page.goto("/?lng=tr");
  await expect(page.getByRole("button", { name: "Siteye devam et" })).toBeInViewport({ ratio: 1 });
});

test("so is a post with its Join, and the last slide with its stores", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  await page.goto(`${pathOf("post-gallery")}?lng=tr`);
  await waitForHydration(page);
  await expect(joinButton(page)).toBeInViewport({ ratio: 1 });
  for (let slide = 1; slide < 7; slide += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("7 / 7")).toBeVisible();
  for (const store of ["apple", "google"]) {
    await expect(page.locator(`[data-store=${store}]:visible`).first()).toBeInViewport({ ratio: 1 });
  }
});

for (const language of ["tr", "ar"]) {
  test(`a text that goes on below has its Join on the screen, in ${language}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
    await page.goto(`${pathOf("post-text")}?lng=${language}`);
    const join = joinButton(page);
    await expect(join).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 80);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(80);
    await expect(join).toBeInViewport({ ratio: 1 });
  });
}

test("a missing page leads on without a scroll", async ({ page }) => {
  await page.goto(`${pathOf("not-found")}?lng=tr`);
  for (const name of ["Ana sayfaya dön", "Uygulamayı indir"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
});
