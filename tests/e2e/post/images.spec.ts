import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { fakePost, fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";
import { watchMedia } from "./watch-media.ts";

const slide = (index: number) => `[data-slide="${index}"]`;
const play = { name: /videosunu oynat$/ };

/** Waits until the image has been drawn, and is no broken one. */
const loaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : -1)))
    .toBeGreaterThan(0);

test.describe("on a phone of 360 points and two pixels a point", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("pictures come as AVIF, and as small as they are shown", async ({ page }) => {
    const served = watchMedia(page);
    const sizes = () => served.map(({ address }) => address.split("/")[2]);
    await page.goto(pathOf("post-empty"));
    await loaded(page.locator("main article img[srcset]").first());
    await expect.poll(() => sizes().filter((size) => size?.startsWith("w"))).toEqual(["w750"]);

    await page.goto(pathOf("post-gallery"));
    for (const image of await page
      .locator(`${slide(0)} img`)
      .filter({ visible: true })
      .all())
      await loaded(image);
    await expect.poll(sizes).toContain("s96");
    expect(sizes().filter((size) => !["s96", "w480", "w750"].includes(size ?? ""))).toEqual([]);
    expect(new Set(served.map(({ type }) => type))).toEqual(new Set(["image/avif"]));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every image and video is there, and no button that would do nothing", async ({ page }) => {
    await page.goto(pathOf("post-gallery"));
    const images = await page.locator("[data-slide] img").all();
    expect(images.length).toBeGreaterThan(6);
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await loaded(image);
    }
    await expect(page.getByRole("button", { name: "Paylaş", includeHidden: true })).not.toHaveCount(0);
    await expect(page.getByRole("button", { name: "Paylaş" })).toHaveCount(0);

    await page.goto(pathOf("post-video"));
    const video = page.locator(`${slide(0)} video`);
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute("controls");
    // Behind the player, which is transparent until it plays.
    await loaded(page.locator(`${slide(0)} [data-island=post-video] img`));
    await expect(page.locator(`${slide(0)} [data-island=post-video] img`)).toBeVisible();
    await expect(page.getByRole("button", play)).toHaveCount(0);
    const { width = 0 } = (await video.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
  });
});

test.describe("pictures of a product server", () => {
  test.use({ upstream: "scripted" });

  test("the next slide's come with the first touch; a lost one says so, and one seen before a color first", async ({
    page,
    productServer,
    errorWatch,
  }) => {
    errorWatch.allow(/response: 404 .*\/picture\//);
    const file = { body: await readFile("backend/seed/media/simitci.webp") };
    for (const name of ["main", "main-video", "next", "next-video", "later-video"])
      productServer.on(`/${name}.webp`, file);
    const media = (name: string) => ({
      gallery: [{ original: `${productServer.origin}/${name}.webp` }],
      video: [{ original: `${productServer.origin}/${name}.mp4` }],
      videothumbnail: `${productServer.origin}/${name}-video.webp`,
    });
    const user = { username: "ada", fullName: "Ada", avatar: { original: `${productServer.origin}/avatar.webp` } };
    const others = [fakePost("p-2", media("next")), fakePost("p-3", { ...media("later"), user })];
    productServer.on(postCall, { json: fakePostResponse(media("main"), others) });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const askedFor = () =>
      ["next", "next-video", "later", "later-video"].map(
        (name) => asked.filter((url) => url.endsWith(`/${name}.webp`)).length,
      );
    await page.goto(postPath);
    await waitForHydration(page);
    await loaded(page.locator(`${slide(0)} img`).last());
    expect(askedFor()).toEqual([0, 0, 0, 0]);
    await expect(page.locator("video:visible")).toHaveCount(0);

    await page.locator("section[data-live]").dispatchEvent("pointerdown");
    await loaded(page.locator(`${slide(1)} img`).last());
    await expect.poll(askedFor).toEqual([1, 1, 0, 0]);
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(slide(1)).getByRole("button", play)).toBeVisible();
    await expect.poll(askedFor).toEqual([1, 1, 1, 1]);

    await test.step("the lost picture says so, and the letter of the avatar is seen", async () => {
      await page.keyboard.press("ArrowRight");
      const avatar = page.locator(`${slide(2)} header img`);
      await loaded(avatar);
      await expect(page.locator(slide(2))).toContainText("Bu görsel açılamadı.");
      const letter = page.locator(`${slide(2)} header span[aria-hidden]`).first();
      await expect(letter).toHaveText("A");
      const withImage = await letter.locator("..").screenshot();
      await avatar.evaluate((image) => image.remove());
      expect(withImage.equals(await letter.locator("..").screenshot())).toBe(true);
    });

    await test.step("of a picture that has been seen, its color is there until it comes again", async () => {
      await page.route("**/picture/**", () => {}); // never answered
      await page.goto(postPath, { waitUntil: "commit" });
      const color = page.locator(`${slide(0)} svg[color]`).first();
      await expect(color).toHaveAttribute("color", /^#[0-9a-f]{6}$/);
      const { drawn, said } = await color.evaluate((svg) => ({
        drawn: getComputedStyle(svg).backgroundColor,
        said: getComputedStyle(svg).color,
      }));
      expect(drawn).toBe(said);
      expect((await color.boundingBox())?.height).toBeGreaterThan(200);
    });
  });
});
