import type { Locator } from "@playwright/test";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/open-chooser.ts";
import { expect, test } from "../support/site-fixture.ts";

// The invitation of a first visit: stores/invitation.spec.ts; a missing page: errors.spec.ts.

/** What the bars of a browser leave of 1366 × 768 pixels. */
test.use({ viewport: { width: 1366, height: 625 } });

test("a post is on the screen with its Join, and the last slide with its own and its scene", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  await page.goto(`${pathOf("post-gallery")}?lng=tr`);
  await waitForHydration(page);
  // Join ends where the images do, with room below.
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  expect(await bottomOf(joinButton(page))).toBeCloseTo(
    await bottomOf(page.getByRole("list", { name: "Görseller" })),
    0,
  );
  expect(await bottomOf(joinButton(page))).toBeLessThan(625 - 20);
  for (let slide = 1; slide < 7; slide += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("7 / 7")).toBeVisible();
  await expect(joinButton(page)).toBeInViewport({ ratio: 1 });
  const last = page.locator("[data-slide]:not([inert])");
  // Its one call: the stores and the code are in the chooser.
  await expect(last.locator("[data-store], [data-phone-code]")).toHaveCount(0);
  const scene = last.locator("picture");
  await expect(scene).toBeInViewport({ ratio: 1 });
  const [box, slide] = [await scene.boundingBox(), await last.boundingBox()];
  expect((box?.height ?? 0) / (slide?.height ?? Infinity)).toBeGreaterThan(0.9);
});

test("long words of the last slide stay on the dark side of its scene", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const language of ["ru", "de", "sw"]) {
    await page.goto(`${pathOf("post-gallery")}?lng=${language}`);
    await waitForHydration(page);
    for (let slide = 1; slide < 7; slide += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByText("7 / 7")).toBeVisible();
    // A word that is too long stands out of its heading's box. One measurement: the slide is still moving.
    const room = await page.locator("[data-slide]:not([inert])").evaluate((slide) => {
      const words = document.createRange();
      words.selectNodeContents(slide.querySelector("h2") ?? slide);
      const scene = slide.querySelector("picture")?.getBoundingClientRect() ?? new DOMRect();
      return scene.left + scene.width / 2 - words.getBoundingClientRect().right;
    });
    expect(room, language).toBeGreaterThan(0);
  }
});

test("a text is on the screen with its Join", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  await page.goto(`${pathOf("post-text")}?lng=tr`);
  const join = joinButton(page);
  await expect(page.getByRole("article").first()).toBeInViewport({ ratio: 1 });
  await expect(join).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 80);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(80);
  await expect(join).toBeInViewport({ ratio: 1 });
});
