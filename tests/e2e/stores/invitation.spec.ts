import type { Page } from "@playwright/test";
import { pathOf } from "../support/every-page.ts";
import { joinButton, openChooser } from "../support/open-chooser.ts";
import { expect, test } from "../support/site-fixture.ts";

// The dialogs that invite to the app: the landing page's overlay and the chooser (site/features/store-links/invitation/).

const dialog = (page: Page) => page.getByRole("dialog");
const profile = pathOf("profile");

const shows: Readonly<Record<string, (page: Page, language: string) => Promise<void>>> = {
  "the overlay": async (page, language) => {
    await page.goto(`/?lng=${language}`);
    await expect(dialog(page)).toBeVisible();
  },
  "the chooser": (page, language) => openChooser(page, `${profile}?lng=${language}`),
};

const sizes = {
  desktop: [
    [1440, 900],
    [1366, 625],
  ],
  // Without the code.
  touch: [
    [768, 1024],
    [844, 390],
    [390, 844],
    [360, 640],
    [320, 568],
  ],
} as const;

/** Long words, and high lines. */
const languages = ["de", "hi"];

for (const [name, show] of Object.entries(shows)) {
  test(`all of ${name} is on the screen, on desktops, tablets and phones`, async ({ context }) => {
    const below: string[] = [];
    for (const language of languages) {
      // Of its own: a page that has become a touch screen's has no mouse any more.
      const page = await context.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      await show(page, language);
      await expect(dialog(page).getByRole("link")).toHaveCount(2);
      const code = dialog(page).getByRole("img");
      await expect(code).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const measureAt = async (width: number, height: number) => {
        await page.setViewportSize({ width, height });
        const [shown, all] = await dialog(page).evaluate((one) => [one.clientHeight, one.scrollHeight]);
        // Unasked, it leaves what the page says first.
        const room = name === "the overlay" && width === 390 ? 400 : shown;
        if (all > room) below.push(`${language} at ${width} × ${height}: ${all - room}`);
      };
      for (const [width, height] of sizes.desktop) await measureAt(width, height);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
      await expect(code).toBeHidden();
      for (const [width, height] of sizes.touch) await measureAt(width, height);
      await page.close();
    }
    expect(below).toEqual([]);
  });
}

test("its picture and its code are fetched with the dialog, and nothing moves when they come", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/(balloons|bazaar)-.*\.(avif|webp)$|\/qr-code-.*\.js$/.test(request.url())) asked.push(request.url());
  });
  const gate = Promise.withResolvers<void>();
  await page.route(/\/bazaar-.*\.avif$|\/qr-code-.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });

  await test.step("where a screen has no height for the picture, it is not fetched", async () => {
    await page.setViewportSize({ width: 320, height: 540 });
    await openChooser(page, `${profile}?lng=tr`);
    await expect(dialog(page).locator("picture")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  const image = dialog(page).locator("picture > img");
  const placesAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return dialog(page)
      .locator("picture, h2, a, [data-phone-code]")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await joinButton(page).click();
  await page.mouse.move(0, 0); // a badge rises under the pointer
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  const [desktop, phone] = [await placesAt(1440, 900), await placesAt(390, 844)];
  gate.resolve();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  expect(await placesAt(390, 844)).toEqual(phone);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog(page).getByRole("img")).toBeVisible();
  expect(await placesAt(1440, 900)).toEqual(desktop);
});
