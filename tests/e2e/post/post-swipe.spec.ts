import { readFile } from "node:fs/promises";
import { devices } from "@playwright/test";
import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";
import { drag, fingerOn, middleOf } from "./touch.ts";

// On a screen of fractional density (2.625), positions are fractions of CSS pixels; `swipeThreshold` is not.
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use({ ...phone, locale: "tr-TR", upstream: "scripted" });

const slide = (index: number) => `[data-slide="${index}"]:not([inert])`;

for (const [language, sign] of [
  ["tr", -1],
  ["ar", 1],
] as const) {
  test.describe(`swiping in ${language}`, () => {
    test.beforeEach(async ({ page, productServer }) => {
      productServer.on(postCall, { json: toldAnswer({ content: "Söz. ".repeat(400) }) });
      await page.goto(`${postPath}?lng=${language}`);
      await expect(page.locator("section[data-live]")).toBeVisible();
    });

    for (const distance of [59, 60]) {
      test(`${distance} px stay`, async ({ page }) => {
        await drag(page, page.locator(slide(0)), { x: sign * distance });
        await expect(page.locator("[data-slide]").first().locator("..")).not.toHaveAttribute("data-dragged");
        await expect(page.locator(slide(0))).toBeVisible();
        await expect(page.locator("[data-slide]:not([inert])")).toHaveCount(1);
      });
    }

    test("61 px go on, and 61 px back return", async ({ page }) => {
      await drag(page, page.locator(slide(0)), { x: sign * 61 });
      await expect(page.locator(slide(1))).toBeInViewport({ ratio: 0.5 });
      await drag(page, page.locator(slide(1)), { x: -sign * 61 });
      await expect(page.locator(slide(0))).toBeInViewport({ ratio: 0.1 });
    });

    test("nothing comes before the first", async ({ page }) => {
      await drag(page, page.locator(slide(0)), { x: -sign * 200 });
      await expect(page.locator(slide(0))).toHaveCount(1);
    });
  });
}

test.describe("a touch", () => {
  test.beforeEach(async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer({ content: "satır\n".repeat(400) }) });
    await page.goto(postPath);
    await expect(page.locator("section[data-live]")).toBeVisible();
    await page.getByText("Devamını oku").tap();
  });

  test("from the end of a long text leads to the beginning of the next", async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await page.getByRole("button", { name: "Sonraki gönderi" }).tap();
    await expect(page.locator(slide(1)).getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("draws the slides along while the finger is down", async ({ page }) => {
    const finger = await fingerOn(page);
    const start = { x: 200, y: 400 };
    const left = () => page.locator(slide(0)).evaluate((element) => Math.round(element.getBoundingClientRect().left));
    await finger.down(start);
    await finger.move({ x: 180, y: 400 });
    await finger.move({ x: 160, y: 402 });
    await expect.poll(left).toBe(-40);
    await finger.up();
    await expect.poll(left).toBe(0);
    await expect(page.locator(slide(0))).toHaveCount(1);
  });

  test("that goes down or up scrolls the page, however far it strays", async ({ page }) => {
    const finger = await fingerOn(page);
    await finger.down({ x: 300, y: 600 });
    for (let step = 1; step <= 10; step++) await finger.move({ x: 300 - step * 9, y: 600 - step * 40 });
    await finger.up();
    await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(100);
    await expect(page.locator(slide(0))).toHaveCount(1);
  });

  test("of two fingers is none", async ({ page }) => {
    const finger = await fingerOn(page);
    await finger.down({ x: 300, y: 400 });
    await finger.move({ x: 280, y: 400 });
    await finger.down({ x: 280, y: 400 }, { x: 100, y: 400 });
    await finger.move({ x: 200, y: 400 }, { x: 20, y: 400 });
    await expect.poll(() => page.locator(slide(0)).evaluate((element) => element.getBoundingClientRect().left)).toBe(0);
    await finger.up();
    await expect(page.locator(slide(0))).toHaveCount(1);
  });

  test("that only taps is none", async ({ page }) => {
    await page.touchscreen.tap(300, 500);
    await expect(page.locator(slide(0))).toHaveCount(1);
  });
});

test("a swipe over a lightbox is the lightbox's", async ({ page, productServer }) => {
  productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
  const image = { original: `${productServer.origin}/a.webp` };
  productServer.on(postCall, {
    json: toldAnswer({
      gallery: [
        { ...image, alt: "Resim 1" },
        { ...image, alt: "Resim 2" },
      ],
    }),
  });
  await page.goto(postPath);
  await expect(page.locator("[data-island=post-images][data-hydrated]").first()).toBeAttached();
  await page.getByRole("link", { name: "Resim 1" }).tap();
  const lightbox = page.getByRole("dialog", { name: "Resimler" });
  await expect(lightbox).toBeVisible();
  const { x, y } = await middleOf(lightbox);
  const finger = await fingerOn(page);
  await finger.down({ x: x + 150, y });
  for (let step = 1; step <= 10; step++) await finger.move({ x: x + 150 - step * 30, y });
  await finger.up();
  await expect(lightbox.getByRole("img", { name: "Resim 2" })).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator(slide(0))).toHaveCount(1);
});
