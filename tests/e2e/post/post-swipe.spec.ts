import { readFile } from "node:fs/promises";
import { devices, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touches the screen as a finger does: through the browser's own input, so that scrolling and `touch-action` count. */
interface Finger {
  /** Puts fingers down, one for each point. */
  down(...points: Point[]): Promise<void>;
  move(...points: Point[]): Promise<void>;
  up(): Promise<void>;
}

async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  return {
    down: async (...points) => void (await send("touchStart", points)),
    move: async (...points) => void (await send("touchMove", points)),
    up: async () => void (await send("touchEnd", [])),
  };
}

/** Whole pixels, so that a distance is the distance asked for. */
async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not on the page");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

// Both directions are tested in site/features/post/carousel. On a screen of fractional density (2.625), positions are
// fractions of CSS pixels; `swipeThreshold` is not.
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use({ ...phone, locale: "tr-TR", upstream: "scripted" });

const slide = (index: number) => `[data-slide="${index}"]:not([inert])`;

test("a finger leads through the posts, the images and the text of a post", async ({ page, productServer }) => {
  productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
  const original = `${productServer.origin}/a.webp`;
  const gallery = [
    { original, alt: "Resim 1" },
    { original, alt: "Resim 2" },
  ];
  productServer.on(postCall, { json: fakePostResponse({ content: "satır\n".repeat(400), gallery }) });
  await page.goto(postPath);
  await waitForHydration(page);

  const finger = await fingerOn(page);
  const inView = page.locator("[data-slide]:not([inert])");
  const left = () => page.locator(slide(0)).evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const scrolled = () => page.evaluate(() => scrollY);
  const swipe = async (distance: number) => {
    const { x, y } = await middleOf(inView.getByRole("heading").first());
    await finger.down({ x, y });
    await finger.move({ x: x + Math.round(distance / 2), y });
    await finger.move({ x: x + distance, y });
    await finger.up();
    await expect(page.locator("[data-dragged]")).toHaveCount(0);
  };

  await test.step("a swipe over the lightbox is the lightbox's", async () => {
    await page.getByRole("link", { name: "Resim 1" }).tap();
    const lightbox = page.getByRole("dialog", { name: "Görseller" });
    await expect(lightbox).toBeVisible();
    const { x, y } = await middleOf(lightbox);
    await finger.down({ x: x + 150, y });
    for (let step = 1; step <= 10; step++) await finger.move({ x: x + 150 - step * 30, y });
    await finger.up();
    await expect(lightbox.getByRole("img", { name: "Resim 2" })).toBeInViewport({ ratio: 0.9 });
    await lightbox.getByRole("button", { name: "Görselleri kapat" }).tap();
    await expect(lightbox).toBeHidden();
    await expect(page.locator(slide(0))).toHaveCount(1);
  });

  await test.step("60 px stay, 61 go on and back, and nothing comes before the first", async () => {
    await swipe(-60);
    await expect(page.locator(slide(0))).toBeVisible();
    await expect(inView).toHaveCount(1);
    await swipe(-61);
    await expect(page.locator(slide(1))).toBeInViewport({ ratio: 0.5 });
    await swipe(61);
    await expect(page.locator(slide(0))).toBeInViewport({ ratio: 0.1 });
    await swipe(200);
    await expect(page.locator(slide(0))).toBeInViewport({ ratio: 0.1 });
  });

  await test.step("from the end of a long text, the next post is seen from its beginning", async () => {
    await page.getByText("Devamını oku").tap();
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.getByRole("button", { name: "Sonraki gönderi" }).tap();
    await expect(page.locator(slide(1)).getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect.poll(scrolled).toBe(0);
    await swipe(61);
    await expect(page.locator(slide(0))).toHaveCount(1);
  });

  await test.step("a touch that goes up scrolls the page, however far it strays", async () => {
    await finger.down({ x: 300, y: 600 });
    for (let step = 1; step <= 10; step++) await finger.move({ x: 300 - step * 9, y: 600 - step * 40 });
    await finger.up();
    await expect.poll(scrolled).toBeGreaterThan(100);
    await expect(page.locator(slide(0))).toHaveCount(1);
  });

  await test.step("a second finger ends a swipe, and zooms", async () => {
    await finger.down({ x: 300, y: 400 });
    await finger.move({ x: 280, y: 400 });
    await finger.down({ x: 280, y: 400 }, { x: 100, y: 400 });
    await finger.move({ x: 200, y: 400 }, { x: 20, y: 400 });
    await expect.poll(left).toBe(0);
    await finger.up();
    await expect(page.locator(slide(0))).toHaveCount(1);
  });
});
