import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { everyPage } from "../support/every-page.ts";
import { postCall, postPath, toldAnswer, toldPost } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// A video is its poster and a button until somebody plays it (docs/decisions/0012-first-paint.md, "The first layout").

const path = everyPage.find(({ name }) => name === "post-video")?.path ?? "";
const button = "Deniz Aksoy adlı kullanıcının videosunu oynat";
const slide = (index: number) => `[data-slide="${index}"]`;

const playing = (page: Page) =>
  expect
    .poll(() => page.locator(`${slide(0)} video`).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

test("a press anywhere on the poster plays the video in its place", async ({ page }) => {
  await page.goto(path);
  const play = page.getByRole("button", { name: button });
  await expect(page.locator("video")).toHaveCount(0);
  const place = await play.boundingBox();
  await play.click({ position: { x: 10, y: 10 } });
  await playing(page);
  await expect(play).toHaveCount(0);
  const video = page.locator(`${slide(0)} video`);
  await expect(video).toHaveJSProperty("controls", true);
  await expect(video).toHaveAccessibleName("Deniz Aksoy adlı kullanıcının videosu");
  expect(await video.boundingBox()).toEqual(place);
  // The poster shown stays until the video's first frame comes, and is not requested again.
  await expect(video).toHaveAttribute("poster", /\/picture\/w\d+\//);
});

test("the keyboard comes to the button, sees where it is, and is on the video afterwards", async ({ page }) => {
  await page.goto(path, { waitUntil: "networkidle" });
  const play = page.getByRole("button", { name: button });
  const { x = 0, y = 0, height = 0 } = (await play.boundingBox()) ?? {};
  const edge = () => page.screenshot({ clip: { x, y: y + height / 2, width: 3, height: 20 } });
  const still = await edge();
  for (let presses = 0; presses < 20 && !(await play.evaluate((one) => one === document.activeElement)); presses++) {
    await page.keyboard.press("Tab");
  }
  await expect(play).toBeFocused();
  expect(still.equals(await edge())).toBe(false);
  await page.keyboard.press("Space");
  await playing(page);
  await expect(page.locator(`${slide(0)} video`)).toBeFocused();
  // They are the player's now.
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(slide(0))).not.toHaveAttribute("inert");
});

test("a press before the page's script plays it once the script has come", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/client-entry*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.getByRole("button", { name: button }).click();
  held.resolve();
  await playing(page);
});

test("the poster is printed", async ({ page }) => {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  const poster = page.locator(`${slide(0)} button img`).last();
  await expect(poster).toBeVisible();
  expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the video has the browser's controls and its poster, and no button of ours", async ({ page }) => {
    await page.goto(path);
    const video = page.locator(`${slide(0)} video`);
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute("controls");
    await expect(video).toHaveAttribute("poster", /^\/picture\/w750\//);
    await expect(page.getByRole("button", { name: button })).toHaveCount(0);
    const { width = 0 } = (await video.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
  });
});

test.describe("videos of a product server", () => {
  test.use({ upstream: "scripted" });
  const play = /videosunu oynat$/;
  const told = (origin: string, ...names: string[]) => ({
    video: names.map((name) => ({ original: `${origin}/${name}.mp4` })),
    videothumbnail: names.map((name) => ({ original: `${origin}/${name}.webp`, width: 1080, height: 1920 })),
  });

  test.beforeEach(async ({ productServer }) => {
    const body = await readFile("backend/seed/media/vapur-gecis.webp");
    for (const name of ["one", "two", "three"]) productServer.on(`/${name}.webp`, { body });
  });

  test("one that cannot be had leaves the browser's controls, which say so", async ({
    page,
    productServer,
    errorWatch,
  }) => {
    errorWatch.allow(/one\.mp4/);
    productServer.on(postCall, { json: toldAnswer(told(productServer.origin, "one")) });
    await page.goto(postPath);
    await page.getByRole("button", { name: play }).click();
    const video = page.locator(`${slide(0)} video`);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.error?.code)).toBe(4);
    await expect(video).toHaveJSProperty("controls", true);
    await expect(video).toBeInViewport();
    await expect(page.getByRole("button", { name: play })).toHaveCount(0);
  });

  test("one without a poster has the browser's controls from the start", async ({ page, productServer }) => {
    productServer.on(postCall, {
      json: toldAnswer({ ...told(productServer.origin, "one"), videothumbnail: undefined }),
    });
    await page.goto(postPath);
    await expect(page.locator(`${slide(0)} video`)).toHaveJSProperty("controls", true);
    await expect(page.getByRole("button", { name: play })).toHaveCount(0);
  });

  for (const [kind, delay] of [
    ["a whole page", 0],
    ["a page that went out in its loading state", 1200],
  ] as const) {
    test(`on ${kind}, each video has its own button, on other slides too, and stops when its slide leaves`, async ({
      page,
      productServer,
    }) => {
      const { origin } = productServer;
      await page.route("**/*.mp4", (route) => route.fulfill({ path: "backend/seed/media/vapur-gecis.mp4" }));
      const others = [toldPost("p-2", told(origin, "three"))];
      productServer.on(postCall, { json: toldAnswer(told(origin, "one", "two"), others), delay });
      await page.goto(postPath);
      await expect(page.locator("section[data-live]")).toBeVisible();
      const video = page.locator(`${slide(0)} video`);
      await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
      await page.locator(slide(0)).getByRole("button", { name: play }).last().click();
      await expect(video).toHaveJSProperty("src", `${origin}/two.mp4`);
      await expect(video).toHaveJSProperty("paused", false);
      await page.getByRole("button", { name: "Sonraki gönderi" }).click();
      await expect(video).toHaveJSProperty("paused", true);
      await page.locator(slide(1)).getByRole("button", { name: play }).click();
      await expect(page.locator(`${slide(1)} video`)).toHaveJSProperty("paused", false);
    });
  }
});
