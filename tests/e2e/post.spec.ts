import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { postCall, postPath, toldAnswer, toldPost } from "./post-answers.ts";
import { expect, test } from "./site-fixture.ts";

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

const slide = (index: number) => `[data-slide="${index}"]`;
const previous = { name: "Önceki paylaşım" };
const next = { name: "Sonraki paylaşım" };

test.describe("the carousel", () => {
  test.beforeEach(async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer() });
    await page.goto(postPath);
    await expect(page.locator("section[data-live]")).toBeVisible();
  });

  test("goes by its buttons from the post to the join slide, which are dead at the ends", async ({ page }) => {
    await expect(page.getByRole("button", previous)).toBeDisabled();
    for (const at of [1, 2, 3]) {
      await page.getByRole("button", next).click();
      await expect(page.locator(slide(at))).toBeInViewport({ ratio: 0.5 });
    }
    await expect(page.getByRole("heading", { name: "Devamı uygulamada" })).toBeVisible();
    await expect(page.getByRole("button", next)).toBeDisabled();
    // The keyboard is not lost with the dead button.
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
    await page.locator(slide(3)).getByRole("link", { name: "Katıl" }).click();
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
    await page.locator("[data-floating]").getByRole("link", { name: "Katıl" }).click();
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
  await expect(post.locator("[data-stat]")).toHaveText([
    /1\.234 görüntülenme/,
    /1 beğeni/,
    /2 yorum/,
    /3 favori/,
    /4 paylaşım/,
  ]);
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
  const film = `${productServer.origin}/film.mp4`;
  await page.route(film, (route) => route.fulfill({ path: "backend/seed/media/vapur-gecis.mp4" }));
  productServer.on(postCall, { json: toldAnswer({ type: "Flows", video: [{ original: film }] }) });
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

test.describe("pictures of a post", () => {
  test.beforeEach(async ({ page, productServer }) => {
    productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
    const gallery = [1, 2, 3, 4, 5].map((n) => ({
      original: `${productServer.origin}/a.webp`,
      alt: `Resim ${n}`,
    }));
    productServer.on(postCall, { json: toldAnswer({ gallery }) });
    await page.goto(postPath);
  });

  test("open in a lightbox, which keeps the arrow keys and gives the focus back", async ({ page }) => {
    await expect(page.locator("section[data-live]")).toBeVisible();
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

  test("have dead buttons at the ends of the lightbox, and none where there is one picture", async ({
    page,
    productServer,
  }) => {
    const [first, last] = [page.getByRole("link", { name: "Resim 1" }), page.getByRole("link", { name: "Resim 4" })];
    const lightbox = page.getByRole("dialog", { name: "Resimler" });
    await expect(page.locator("section[data-live]")).toBeVisible();
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
    await expect(page.locator("section[data-live]")).toBeVisible();
    await first.click();
    await expect(lightbox.getByRole("img", { name: "Resim 1" })).toBeInViewport();
    await expect(lightbox.getByRole("button")).toHaveAccessibleName("Resimleri kapat");
  });

  test("fetch the lightbox and its looks with the first that is opened", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await expect(page.locator("section[data-live]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => url.includes("lightbox"))).toEqual([]);
    await page.getByRole("link", { name: "Resim 1" }).click();
    const lightbox = page.getByRole("dialog", { name: "Resimler" });
    await expect(lightbox).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const close = await lightbox.getByRole("button", { name: "Resimleri kapat" }).boundingBox();
    expect([close?.width, close?.height]).toEqual([44, 44]);
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);
  });

  test("open by their address where the lightbox cannot be had", async ({ page, context, faultWatch }) => {
    faultWatch.allow(/create-lightbox/);
    await page.route("**/create-lightbox*", (route) => route.abort("connectionfailed"));
    await expect(page.locator("section[data-live]")).toBeVisible();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Resim 2" }).click();
    expect(new URL((await opened).url()).pathname).toBe("/a.webp");
  });

  test("open in a tab of their own for whoever asks for one", async ({ page, context }) => {
    await expect(page.locator("section[data-live]")).toBeVisible();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Resim 2" }).click({ modifiers: ["ControlOrMeta"] });
    expect(new URL((await opened).url()).pathname).toBe("/a.webp");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("the script of the carousel", () => {
  test.beforeEach(({ productServer }) => productServer.on(postCall, { json: toldAnswer() }));

  test("comes with the first touch where the browser is never idle", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(postPath, { waitUntil: "networkidle" });
    await expect(page.locator("section[data-live]")).toHaveCount(0);
    await page.getByRole("button", next).click();
    await expect(page.locator("section[data-live]")).toBeVisible();
  });

  test("comes in browsers that do not tell when they are idle", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: undefined }));
    await page.goto(postPath);
    await expect(page.locator("section[data-live]")).toBeVisible();
  });

  test("is not missed while it is on its way: a press before it does no harm", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/post-carousel-script*", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(postPath);
    await page.getByRole("button", next).click();
    await page.keyboard.press("ArrowRight");
    held.resolve();
    await expect(page.locator("section[data-live]")).toBeVisible();
    await expect(page.locator(slide(0))).toBeInViewport({ ratio: 0.5 });
    await page.getByRole("button", next).click();
    await expect(page.locator(slide(1))).toBeInViewport({ ratio: 0.5 });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the posts stand below one another, and lead to the stores", async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer({ content: `${"Uzun söz. ".repeat(100)}Son.` }) });
    await page.goto(postPath);
    const tops: number[] = [];
    for (const article of await page.locator("article").all()) {
      await expect(article).toBeVisible();
      tops.push((await article.boundingBox())?.y ?? 0);
    }
    expect(tops).toHaveLength(3);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
    await expect(page.getByRole("button", next)).toBeHidden();
    await expect(page.locator("main").getByRole("link", { name: "Katıl" }).last()).toHaveAttribute(
      "href",
      /^\/download\?from=post&id=/,
    );
    await expect(page.locator('main a[data-store="google"][data-position="join-slide"]')).toBeVisible();
    // A long text unfolds.
    const text = page.locator("article").first().locator("p", { hasText: "Uzun söz." });
    const folded = (await text.boundingBox())?.height ?? 0;
    await page.getByText("Devamını oku").click();
    expect((await text.boundingBox())?.height).toBeGreaterThan(folded);
  });
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const hostile = {
    "a hundred thousand characters without a space": "x".repeat(100_000),
    "direction overrides": `\u202e${"ters ".repeat(50)}\u2066\u2067`,
    "piles of accents": `z${"\u0301\u0302\u0303".repeat(200)}`,
    "a hundred thousand lines": "\n.".repeat(50_000),
    "lone surrogates": "a\ud800b",
  };
  for (const [name, content] of Object.entries(hostile)) {
    test(`${name} neither widen the page nor leave their post`, async ({ page, productServer }) => {
      productServer.on(postCall, { json: toldAnswer({ content, user: { fullName: content.slice(0, 5000) } }) });
      await page.goto(postPath);
      await expect(page.locator("section[data-live]")).toBeVisible();
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
      await expect(page.locator("article").first().locator("time")).toBeInViewport();
    });
  }
});
