import type { Page } from "@playwright/test";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { expect, test } from "../support/site-fixture.ts";

// The dialogs that invite to the app: the landing page's overlay and the chooser (site/features/store-links/invitation/).

const dialog = (page: Page) => page.getByRole("dialog");

const shows: Readonly<Record<string, (page: Page, language: string) => Promise<void>>> = {
  "the overlay": async (page, language) => {
    await page.goto(`/?lng=${language}`);
    await expect(dialog(page)).toBeVisible();
  },
  "the chooser": async (page, language) => {
    await page.goto(`${pathOf("profile")}?lng=${language}`);
    await waitForHydration(page);
    await joinButton(page).click();
    await expect(dialog(page)).toBeVisible();
  },
};

const devices = {
  "a desk": {
    options: { hasTouch: false },
    sizes: [
      [1440, 900],
      [1366, 625],
    ],
  },
  // Without the code.
  "a tablet and a phone": {
    options: { hasTouch: true },
    sizes: [
      [768, 1024],
      [844, 390],
      [390, 844],
      [360, 640],
    ],
  },
} as const;
for (const [device, { options, sizes }] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const [name, show] of Object.entries(shows)) {
      test(`all of ${name} is on the screen`, async ({ page }) => {
        const below: string[] = [];
        // Long words, long sentences and high lines.
        for (const language of ["tr", "de", "ru", "ja", "hi"]) {
          await show(page, language);
          await expect(dialog(page).getByRole("link")).toHaveCount(2);
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            const hidden = await dialog(page).evaluate((element) => element.scrollHeight - element.clientHeight);
            if (hidden > 0) below.push(`${language} at ${width} × ${height}: ${hidden}`);
          }
        }
        expect(below).toEqual([]);
      });
    }
  });
}

/** The requests for the pictures of these dialogs that a page makes. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/(balloons|bazaar)-.*\.(avif|webp)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`its picture is fetched with the dialog, and nothing moves when it comes: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const asked = watchPictures(page);
    const gate = Promise.withResolvers<void>();
    await page.route(/\/bazaar-.*\.avif$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`${pathOf("profile")}?lng=tr`);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await joinButton(page).click();
    await expect.poll(() => asked.length).toBe(1);
    if (width > 1000) await expect(dialog(page).getByRole("img")).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const places = () =>
      dialog(page)
        .locator("picture, h2, p, a")
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    gate.resolve();
    const image = dialog(page).locator("picture > img");
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    expect(await places()).toEqual(before);
  });
}

test("where a screen has no height for it, no picture is fetched", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 540 });
  const asked = watchPictures(page);
  await shows["the chooser"]?.(page, "tr");
  await page.waitForLoadState("networkidle");
  await expect(dialog(page).locator("picture")).toBeHidden();
  expect(asked).toEqual([]);
});
