import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { pathOf } from "../support/every-page.ts";
import { fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";
import { watchMedia } from "./watch-media.ts";

// A video is its poster and a button until somebody plays it (docs/decisions/0015-one-react-application.md). What stops it,
// and whose the arrow keys are: site/features/post/carousel/post-carousel.test.tsx.

const play = { name: /videosunu oynat$/ };
const slide = (index: number) => `[data-slide="${index}"]`;

/** Waits until the video plays; a short one may have come to its end since. */
const playing = (video: Locator) =>
  expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);

test("a press on the poster plays the video in its place, even one before the page's script", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/client-entry*", async (route) => {
    await held.promise;
    await route.continue();
  });
  const served = watchMedia(page);
  const posters = () => served.filter(({ address }) => address.startsWith("/picture/w"));
  await page.goto(pathOf("post-video"));
  const button = page.locator(slide(0)).getByRole("button", play);
  await expect
    .poll(posters)
    .toEqual([{ address: expect.stringMatching(/^\/picture\/w320\//), type: "image/avif", status: 200 }]);
  const place = await button.boundingBox();
  await button.click({ position: { x: 10, y: 10 } });
  await expect(page.locator("video:visible")).toHaveCount(0);
  held.resolve();

  const video = page.locator(`${slide(0)} video`);
  await playing(video);
  await expect(button).toHaveCount(0);
  expect(await video.boundingBox()).toEqual(place);
  // The poster shown stays until the video's first frame comes, and is not requested again.
  expect(posters()).toHaveLength(1);
  const ranges = served.filter(({ address }) => address.endsWith(".mp4"));
  expect(new Set(ranges.map(({ status }) => status))).toEqual(new Set([206]));
});

test.describe("videos of a product server", () => {
  test.use({ upstream: "scripted" });

  test("printed, they are their posters; one that cannot be had says so", async ({
    page,
    productServer,
    errorWatch,
  }) => {
    errorWatch.allow(/lost\.mp4/);
    const { origin } = productServer;
    const body = await readFile("backend/seed/media/vapur-gecis.webp");
    productServer.on("/lost.webp", { body });
    const video = [{ original: `${origin}/lost.mp4` }];
    const videothumbnail = [{ original: `${origin}/lost.webp`, width: 1080, height: 1920 }];
    productServer.on(postCall, { json: fakePostResponse({ video, videothumbnail }) });
    await page.goto(postPath);
    await expect(page.locator("section[data-live]")).toBeVisible();
    const lost = page.locator(`${slide(0)} [data-island=post-video]`);

    await test.step("printed, they are their posters", async () => {
      await page.emulateMedia({ media: "print" });
      const poster = lost.locator("img");
      await expect(poster).toBeVisible();
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.emulateMedia({ media: null });
    });

    await test.step("one that cannot be had says so, and plays at the next press once it can be", async () => {
      await lost.getByRole("button", play).click();
      const video = lost.locator("video");
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.error?.code)).toBe(4);
      await expect(video).toHaveJSProperty("controls", true);
      await expect(lost.getByRole("alert")).toContainText("şu anda oynatılamıyor");
      await expect(lost.getByRole("button", play)).toHaveCount(0);
      await page.route(/\/lost\.mp4$/, (route) => route.fulfill({ path: "backend/seed/media/vapur-gecis.mp4" }));
      await lost.getByRole("button", { name: "Yeniden dene" }).click();
      await playing(video);
      await expect(lost.getByRole("alert")).toHaveCount(0);
    });
  });
});
