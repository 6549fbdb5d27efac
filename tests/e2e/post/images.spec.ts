import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { postCall, postPath, toldAnswer, toldPost } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

const post = (number: string) => `/post/6f1b2c3d-${number}-4a00-8000-00000000${number}`;
const gallery = post("0001");
const video = post("0002");
const single = post("0005");
const profile = "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1";
const slide = (index: number) => `[data-slide="${index}"]`;

interface Served {
  readonly address: string;
  readonly type: string | undefined;
}

/** The images and videos that the page has asked for, as they were answered. */
function watchMedia(page: Page): Served[] {
  const served: Served[] = [];
  page.on("response", async (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/^\/(picture|media)\//.test(pathname)) return;
    served.push({ address: pathname + search, type: response.headers()["content-type"] });
  });
  return served;
}

/** Pixels across of what has been drawn; 0 for a broken picture. */
const drawnWidth = (image: Locator) =>
  image.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : -1));
const loaded = (image: Locator) => expect.poll(() => drawnWidth(image)).toBeGreaterThan(0);
/** Until nothing is under way any more. */
const quiet = (page: Page) => page.waitForLoadState("networkidle");

test.describe("on a phone of 360 points and two pixels a point", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("a post's picture comes as AVIF, as wide as the screen and no wider", async ({ page }) => {
    const served = watchMedia(page);
    await page.goto(single);
    await loaded(page.locator("main article img[srcset]").first());
    const images = served.filter(({ address }) => address.includes("/w"));
    expect(images).toEqual([{ address: expect.stringMatching(/^\/picture\/w750\//), type: "image/avif" }]);
    expect(served.map(({ type }) => type)).not.toContain("image/jpeg");
  });

  test("a mosaic's tiles and the avatar are as small as they are shown", async ({ page }) => {
    const served = watchMedia(page);
    await page.goto(gallery);
    for (const image of await page.locator(`${slide(0)} img`).all()) {
      if (await image.isVisible()) await loaded(image);
    }
    const sizes = served.map(({ address }) => address.split("/")[2]);
    expect(sizes).toContain("s96");
    expect(sizes.filter((size) => !["s96", "w480", "w750"].includes(size ?? ""))).toEqual([]);
  });
});

test("slides out of sight load nothing until somebody goes on", async ({ page }) => {
  const served = watchMedia(page);
  await page.goto(single);
  await expect(page.locator("section[data-live]")).toBeVisible();
  await loaded(page.locator(`${slide(0)} img[srcset]`).first());
  await quiet(page);
  const ofMain = await page
    .locator(`${slide(0)} img[srcset]`)
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => new URL(image.currentSrc).search));
  const strangers = () => served.filter(({ address }) => !ofMain.some((search) => address.endsWith(search)));
  expect(strangers()).toEqual([]);
  await expect(page.locator("video")).toHaveCount(0);
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => strangers().length).toBeGreaterThan(0);
});

test("a video shows its poster in the screen's size, and loads nothing of itself before it is played", async ({
  page,
}) => {
  const served = watchMedia(page);
  await page.goto(video);
  await quiet(page);
  expect(served.filter(({ address }) => address.endsWith(".mp4"))).toEqual([]);
  expect(served.filter(({ address }) => address.startsWith("/picture/w"))).toEqual([
    { address: expect.stringMatching(/^\/picture\/w320\//), type: "image/avif" },
  ]);
  const ranges = page.waitForResponse((response) => response.url().endsWith(".mp4"));
  await page
    .locator(slide(0))
    .getByRole("button", { name: /videosunu oynat$/ })
    .click();
  expect((await ranges).status()).toBe(206);
  expect(served.filter(({ address }) => address.startsWith("/picture/w"))).toHaveLength(1);
});

test.describe("without cached pages", () => {
  test.use({ settings: { PAGE_CACHE_MEGABYTES: "0" } });

  test("once a picture has been seen, its color is in its place until it comes again", async ({ page }) => {
    await page.goto(single);
    await loaded(page.locator("main article img[srcset]").first());
    await page.route("**/picture/**", () => {}); // never answered
    await page.goto(single, { waitUntil: "commit" });
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every image and video of every slide is there", async ({ page }) => {
    await page.goto(gallery);
    const images = await page.locator("[data-slide] img").all();
    expect(images.length).toBeGreaterThan(6);
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await loaded(image);
    }
    await page.goto(single);
    const videos = await page.locator("video").all();
    for (const video of videos) {
      await expect(video).toHaveAttribute("poster", /^\/picture\//);
      await expect(video).toBeVisible();
    }
  });

  test("a profile's pictures are there too", async ({ page }) => {
    const served = watchMedia(page);
    await page.goto(profile);
    for (const image of await page.locator("main img").all()) await loaded(image);
    expect(new Set(served.map(({ type }) => type))).toEqual(new Set(["image/avif"]));
  });
});

test.describe("pictures of a product server", () => {
  test.use({ upstream: "scripted" });

  test("a lost picture shows no broken one: a sign stands in its place, and the avatar's letter", async ({
    page,
    productServer,
    errorWatch,
  }) => {
    errorWatch.allow(/response: 404 .*\/picture\//);
    const lost = (name: string) => ({ original: `${productServer.origin}/${name}.jpg` });
    const user = { username: "ada", fullName: "Ada", avatar: lost("avatar") };
    productServer.on(postCall, { json: toldAnswer({ user, gallery: [lost("picture")] }) });
    await page.goto(postPath);
    const [image, avatar] = [page.locator(`${slide(0)} img`).first(), page.locator(`${slide(0)} header img`)];
    await loaded(image);
    await loaded(avatar);
    const letter = page.locator(`${slide(0)} header span[aria-hidden]`).first();
    await expect(letter).toHaveText("A");
    const withImage = await letter.locator("..").screenshot();
    await avatar.evaluate((image) => image.remove());
    expect(withImage.equals(await letter.locator("..").screenshot())).toBe(true);
  });

  for (const [page, delay] of [
    ["a whole page", 0],
    ["a page that went out in its loading state", 1200],
  ] as const) {
    test(`on ${page}, the first touch fetches the next slide's pictures, and no others`, async ({
      page,
      productServer,
    }) => {
      const file = { body: await readFile("backend/seed/media/simitci.webp") };
      const media = (name: string) => {
        productServer.on(`/${name}.webp`, file);
        productServer.on(`/${name}-film.webp`, file);
        const [image, poster] = [`${name}.webp`, `${name}-film.webp`].map((path) => `${productServer.origin}/${path}`);
        return { gallery: [{ original: image }], video: [{ original: `${image}.mp4` }], videothumbnail: poster };
      };
      const others = ["next", "later"].map((name) => toldPost(name, media(name)));
      productServer.on(postCall, { json: toldAnswer(media("main"), others), delay });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const askedFor = (name: string) => asked.filter((url) => url.endsWith(`/${name}.webp`)).length;
      await page.goto(postPath);
      await expect(page.locator("section[data-live]")).toBeVisible();
      await quiet(page);
      await loaded(page.locator(`${slide(0)} img`).last());
      expect(["next", "next-film", "later", "later-film"].map(askedFor)).toEqual([0, 0, 0, 0]);

      await page.locator("section[data-live]").dispatchEvent("pointerdown");
      await loaded(page.locator(`${slide(1)} img`).last());
      await quiet(page);
      expect(["next", "next-film", "later", "later-film"].map(askedFor)).toEqual([1, 1, 0, 0]);
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(slide(1)).getByRole("button", { name: /videosunu oynat$/ })).toBeVisible();
      await expect.poll(() => ["later", "later-film"].map(askedFor)).toEqual([1, 1]);
    });
  }

  test("a private host is asked only where it is allowed, and nothing is where nothing was linked", async ({
    page,
    productServer,
    errorWatch,
    baseURL,
  }) => {
    errorWatch.allow(/response: 404 .*\/picture\//);
    let asked = 0;
    const neighbour = createServer((_request, response) => {
      asked += 1;
      response.end("secret");
    }).listen(0, "127.0.0.1");
    await once(neighbour, "listening");
    const { port } = neighbour.address() as AddressInfo;
    const allowed = `${productServer.origin}/a.webp`;
    productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
    productServer.on("/leads-in.jpg", { status: 302, headers: { location: `http://127.0.0.1:${port}/` } });
    const forbidden = [
      `http://127.0.0.1:${port}/a.jpg`,
      `http://localhost:${port}/a.jpg`,
      `${productServer.origin}/leads-in.jpg`,
    ];
    const others = forbidden.map((original, at) => toldPost(`o-${at}`, { gallery: [{ original }] }));
    productServer.on(postCall, { json: toldAnswer({ gallery: [{ original: allowed }] }, others) });
    await page.goto(postPath);
    await expect(page.locator("section[data-live]")).toBeVisible();
    await loaded(page.locator(`${slide(0)} img`).first());
    for (const [at] of forbidden.entries()) {
      await page.keyboard.press("ArrowRight");
      await loaded(page.locator(`${slide(at + 1)} img`).first());
    }
    expect(asked).toBe(0);
    const address = await page
      .locator(`${slide(0)} img`)
      .first()
      .getAttribute("src");
    const forged = `${address?.replace(/of=.*/, "of=")}${allowed}%3Fother`;
    expect((await fetch(`${baseURL}${forged}`)).status).toBe(404);
    expect(productServer.calls).not.toContain("GET /a.webp?other");
    neighbour.close();
  });
});
