import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { postCall, postPath, toldAnswer, toldPost } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

test.use({ upstream: "scripted" });

/** As a screen reader hears them: Playwright knows neither `inert` nor a heading whose level is not its element's. */
async function mainHeadings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "heading")
    .filter(({ properties }) => properties?.some(({ name, value }) => name === "level" && value.value === 1))
    .map(({ name }) => name?.value);
}

const imagesWork = (page: Page) =>
  expect(page.locator("[data-island=post-images][data-hydrated]").first()).toBeAttached();
const slide = (index: number) => `[data-slide="${index}"]`;
const previous = { name: "Önceki gönderi" };
const next = { name: "Sonraki gönderi" };

for (const language of ["tr", "es", "pt"]) {
  test(`on a phone the share button stands beside the author, in ${language}`, async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer() });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${postPath}?lng=${language}`);
    const article = page.locator("article").first();
    const author = await article.getByRole("heading", { level: 1 }).boundingBox();
    const share = await article.locator("[data-island=share-button] button").boundingBox();
    if (!author || !share) throw new Error("no author or no share button");
    expect(share.y).toBeLessThan(author.y + author.height);
    expect(author.y).toBeLessThan(share.y + share.height);
    expect(share.x + share.width).toBeGreaterThan(320); // at the end of the line
    expect(share.y + share.height).toBeLessThan(740); // on the first screen
  });
}

test.describe("the carousel", () => {
  test.beforeEach(async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer() });
    await page.goto(postPath);
    await expect(page.locator("section[data-live]")).toBeVisible();
  });

  test("goes by its buttons from the post to the join slide, which are disabled at the ends", async ({ page }) => {
    await expect(page.getByRole("button", previous)).toBeDisabled();
    for (const at of [1, 2, 3]) {
      await page.getByRole("button", next).click();
      await expect(page.locator(slide(at))).toBeInViewport({ ratio: 0.5 });
    }
    await expect(page.getByRole("heading", { name: "Devamı uygulamada" })).toBeVisible();
    await expect(page.getByRole("button", next)).toBeDisabled();
    // Focus moves from the disabled button to the other one.
    await expect(page.getByRole("button", previous)).toBeFocused();
    await page.getByRole("button", previous).click();
    await expect(page.locator(slide(2))).toBeInViewport({ ratio: 0.5 });
  });

  test("goes by the arrow keys, and no further than its ends", async ({ page }) => {
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(slide(0))).not.toHaveAttribute("inert");
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press("ArrowRight");
    await expect(page.locator(slide(3))).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(slide(2))).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press("Alt+ArrowRight");
    await expect(page.locator(slide(2))).not.toHaveAttribute("inert");
  });

  test("says where it is, and hides what is not in view", async ({ page }) => {
    const announcer = page.locator("[aria-live=polite]");
    await expect(announcer).toHaveText("1. kart, toplam 4 kart");
    await page.keyboard.press("ArrowRight");
    await expect(announcer).toHaveText("2. kart, toplam 4 kart");
    await expect(page.getByText("2 / 4")).toBeVisible();
    expect(await mainHeadings(page)).toEqual(["Yazar p-2"]);
    await expect(page.locator("[data-slide][inert]")).toHaveCount(3);
    await page.locator(slide(1)).getByRole("link").first().focus();
    await expect(page.locator(slide(1)).getByRole("link").first()).toBeFocused();
    const hidden = page.locator(`${slide(0)} a`).first();
    await hidden.evaluate((link: HTMLElement) => link.focus());
    await expect(hidden).not.toBeFocused();
  });

  test("leads from the join slide through the chooser into a store", async ({ page, context }) => {
    await context.route("https://play.google.com/**", (route) => route.fulfill({ body: "store" }));
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowRight");
    await page
      .locator(`${slide(3)} [data-island=join-link][data-hydrated]`)
      .getByRole("link", { name: "Katıl" })
      .click();
    const chooser = page.getByRole("dialog");
    await expect(chooser).toBeVisible();
    // The keys belong to the dialog now.
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(slide(3))).not.toHaveAttribute("inert");
    const opened = context.waitForEvent("page");
    await chooser.getByRole("link", { name: /Google/ }).click();
    expect(new URL((await opened).url()).hostname).toBe("play.google.com");
    await expect(chooser).toBeHidden();
  });

  test("opens the chooser from the floating button on every post", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("[data-island=join-link][data-hydrated]").last().getByRole("link", { name: "Katıl" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("has the button in the column of the text where there are two, and no other", async ({ page }) => {
    const join = page
      .locator("[data-island=join-link][data-hydrated]")
      .getByRole("link", { name: "Katıl", includeHidden: true });
    await expect(join.last()).toBeHidden();
    await page.keyboard.press("ArrowRight");
    const button = page.locator(slide(1)).getByRole("link", { name: "Katıl" });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("shows the post and at most five others with uuid and content", async ({ page, productServer }) => {
  const others = [1, 2, 3, 4, 5, 6].map((n) => toldPost(`o-${n}`));
  const json = toldAnswer({}, [toldPost("o-0", { content: "" }), { content: "kimliksiz" }, ...others]);
  productServer.on(postCall, { json });
  await page.goto(postPath);
  await expect(page.locator("article")).toHaveCount(6);
  await expect(page.locator("article").last()).toContainText("Söz o-5");
});

test("shows every field of a post", async ({ page, productServer }) => {
  productServer.on(postCall, { json: toldAnswer() });
  const response = await page.goto(postPath);
  expect(response?.status()).toBe(200);
  const post = page.locator("article").first();
  await expect(post.getByRole("heading", { level: 1 })).toHaveText("Yazar p-1");
  await expect(post).toContainText("@user_p-1");
  await expect(post).toContainText("Gönderi");
  await expect(post).toContainText("Söz p-1");
  await expect(post.locator("time")).toHaveText("5 Temmuz 2026 21:00");
  for (const text of ["1.234 görüntülenme", "1 beğeni", "2 yorum", "3 favori", "4 paylaşım"]) {
    // What is shown is the short number; what is heard and hovered, the whole with its noun.
    await expect(post.getByRole("img", { name: text, exact: true })).toHaveAttribute("title", text);
  }
});

test("runs from right to left: the next slide comes from the left", async ({ page, productServer }) => {
  productServer.on(postCall, { json: toldAnswer() });
  await page.goto(`${postPath}?lng=ar`);
  await expect(page.locator("section[data-live]")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(slide(1))).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(slide(0))).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator(`${slide(0)} a`).first()).toHaveAttribute("href", "/profile/u-p-1?lng=ar");
});

test("a video stops when its slide leaves", async ({ page, productServer }) => {
  const videoUrl = `${productServer.origin}/film.mp4`;
  await page.route(videoUrl, (route) => route.fulfill({ path: "backend/seed/media/vapur-gecis.mp4" }));
  productServer.on(postCall, { json: toldAnswer({ type: "Flows", video: [{ original: videoUrl }] }) });
  await page.goto(postPath);
  await expect(page.locator("section[data-live]")).toBeVisible();
  const video = page.locator("video");
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.loop = true;
    return element.play();
  });
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(slide(1))).toBeInViewport({ ratio: 0.5 });
  await expect(video).toHaveJSProperty("paused", true);
});

test.describe("images of a post", () => {
  test.beforeEach(async ({ page, productServer }) => {
    productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
    const gallery = [1, 2, 3, 4, 5].map((n) => ({
      original: `${productServer.origin}/a.webp`,
      alt: `Resim ${n}`,
    }));
    productServer.on(postCall, { json: toldAnswer({ gallery }) });
    await page.goto(postPath);
    await imagesWork(page);
  });

  test("open in a lightbox, which keeps the arrow keys and gives the focus back", async ({ page }) => {
    await expect(page.getByText("+1")).toBeVisible();
    await page.getByRole("link", { name: "Resim 2" }).click();
    const lightbox = page.getByRole("dialog", { name: "Resimler" });
    await expect(lightbox.getByRole("img", { name: "Resim 2" })).toBeInViewport();
    await lightbox.getByRole("button", { name: "Sonraki resim" }).click();
    await expect(lightbox.getByRole("img", { name: "Resim 3" })).toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expect(lightbox.getByRole("img", { name: "Resim 4" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(page.getByRole("link", { name: "Resim 2" })).toBeFocused();
    await expect(page.locator(slide(0))).not.toHaveAttribute("inert");
  });

  test("have no button beyond the ends of the lightbox, and none at all where there is one image", async ({
    page,
    productServer,
  }) => {
    const [first, last] = [page.getByRole("link", { name: "Resim 1" }), page.getByRole("link", { name: "Resim 4" })];
    const lightbox = page.getByRole("dialog", { name: "Resimler" });
    await first.click();
    await expect(lightbox.getByRole("button", { name: "Önceki resim" })).toBeHidden();
    await lightbox.getByRole("button", { name: "Resimleri kapat" }).click();
    // "+1" lies over the fourth: the fifth follows it.
    await last.click();
    await lightbox.getByRole("button", { name: "Sonraki resim" }).click();
    await expect(lightbox.getByRole("img", { name: "Resim 5" })).toBeInViewport();
    await expect(lightbox.getByRole("button", { name: "Sonraki resim" })).toBeHidden();
    await expect(lightbox.getByRole("button", { name: "Önceki resim" })).toBeVisible();

    const gallery = [{ original: `${productServer.origin}/a.webp`, alt: "Resim 1" }];
    productServer.on(postCall, { json: toldAnswer({ gallery }) });
    await page.reload();
    await imagesWork(page);
    await first.click();
    await expect(lightbox.getByRole("img", { name: "Resim 1" })).toBeInViewport();
    await expect(lightbox.getByRole("button")).toHaveAccessibleName("Resimleri kapat");
  });

  test("fill the screen in the lightbox", async ({ page }) => {
    await page.getByRole("link", { name: "Resim 1" }).click();
    const lightbox = page.getByRole("dialog", { name: "Resimler" });
    await expect(lightbox).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect.poll(() => lightbox.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const close = await lightbox.getByRole("button", { name: "Resimleri kapat" }).boundingBox();
    expect([close?.width, close?.height]).toEqual([44, 44]);
  });

  test("open in a tab of their own for whoever asks for one", async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Resim 2" }).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/a\.webp$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("the script of the page", () => {
  test.beforeEach(async ({ page, productServer }) => {
    productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
    const gallery = [{ original: `${productServer.origin}/a.webp`, alt: "Resim" }];
    productServer.on(postCall, { json: toldAnswer({ gallery }) });
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  });

  test("comes with the first touch where the browser is never idle", async ({ page }) => {
    await page.goto(postPath, { waitUntil: "networkidle" });
    await expect(page.locator("section[data-live]")).toHaveCount(0);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.locator("section[data-live]")).toBeVisible();
  });

  test("does what a button was pressed for before it came", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/client-entry*", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(postPath);
    await page.getByRole("button", next).click();
    await expect(page.locator("section[data-live]")).toHaveCount(0);
    held.resolve();
    await expect(page.locator(`${slide(1)}:not([inert])`)).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator(slide(0))).toHaveAttribute("inert");
  });

  test("is not needed to see an image in its own size", async ({ page, context, errorWatch }) => {
    errorWatch.allow(/client-entry/);
    await page.route("**/client-entry*", (route) => route.abort("connectionfailed"));
    await page.goto(postPath);
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Resim" }).click();
    await expect(await opened).toHaveURL(/\/a\.webp$/);
  });
});
