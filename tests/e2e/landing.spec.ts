import type { Page } from "@playwright/test";
import sharp from "sharp";
import { brand } from "../../brand/brand.ts";
import { expect, test } from "./support/site-fixture.ts";
import { weakPixels } from "./support/weak-pixels.ts";
import { wide } from "./support/wide.ts";

/** The listings; tests/http/app-links.test.ts has their parameters. */
const appStore = RegExp(`^https://apps\\.apple\\.com/tr/app/id${brand.ios.appId}\\?`);
const googlePlay = RegExp(
  `^https://play\\.google\\.com/store/apps/details\\?id=${brand.android.packageName.replaceAll(".", "\\.")}&`,
);

const isLoaded = (image: HTMLImageElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
});

test("sections in the specification's order, with their pictures, and a footer that leads to the legal text", async ({
  page,
}) => {
  await page.goto("/?lng=en");
  await test.step("sections", async () => {
    const headings = await page
      .locator("main section")
      .evaluateAll((sections) =>
        sections.map((section) =>
          document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent?.trim(),
        ),
      );
    expect(headings).toEqual([
      "Your voice. Your square.",
      "Put the town square in your pocket",
      "More than an app: a movement for freedom",
      "A blue check, a real account",
      "Three pillars of digital independence",
      "A system that makes your voice carry",
    ]);
    await expect(page.locator("section[aria-labelledby=independence-title] li")).toHaveCount(3);
    await expect(page.locator("section[aria-labelledby=system-title] li")).toHaveCount(5);
  });
  await test.step("pictures of hero, download, freedom movement and footer", async () => {
    await expect(
      page.locator("section[aria-labelledby=hero-title]").getByRole("img", { name: brand.name, exact: true }),
    ).toBeVisible();
    for (const place of ["hero", "download", "freedom"]
      .map((name) => `section[aria-labelledby=${name}-title]`)
      .concat("footer")) {
      const image = page.locator(place).getByRole("img", { name: `${brand.name} on a phone` });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
      expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(image).toHaveAttribute("width", /^\d+$/);
      await expect(image).toHaveAttribute("height", /^\d+$/);
    }
  });
  await test.step("footer", async () => {
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(`© ${brand.name}. All rights reserved.`)).toBeVisible();
    await footer.getByRole("link", { name: "Privacy Policy and Terms of Use" }).click();
    await expect(page).toHaveURL(/\/privacy-policy\?lng=en$/);
  });
});

const storeLinks = (page: Page) => page.locator("section[aria-labelledby=download-title] [data-store]");

test("each store's badge carries its own label and opens in a new tab", async ({ page, context }) => {
  await context.route(/play\.google\.com|apps\.apple\.com/, (route) => route.fulfill({ body: "store" }));
  await page.goto("/?lng=en");
  const apple = page.locator("main").getByRole("link", { name: "Download on the App Store (opens in a new tab)" });
  const google = page.locator("main").getByRole("link", { name: "Get it on Google Play (opens in a new tab)" });
  await expect(apple).toHaveAttribute("href", appStore);
  await expect(google).toHaveAttribute("href", googlePlay);
  for (const [badge, address] of [
    [apple, appStore],
    [google, googlePlay],
  ] as const) {
    await expect(badge).toHaveAttribute("rel", "noopener");
    const opened = context.waitForEvent("page");
    await badge.click();
    const store = await opened;
    expect(store.url()).toMatch(address);
    expect(await store.evaluate(() => window.opener)).toBeNull();
    await store.close();
  }
  const [first, second] = await storeLinks(page).evaluateAll((badges) =>
    badges.map((badge) => ({ width: badge.clientWidth, height: badge.clientHeight })),
  );
  expect(first).toEqual(second);
});

test.describe("motion", () => {
  /** What follows first paint has come. */
  const scriptsHaveRun = (page: Page) =>
    page.locator("[data-island=download-overlay][data-hydrated]").waitFor({ state: "attached" });
  const seal = (page: Page) => page.locator("section[aria-labelledby=tick-title] [data-reveal]").first();

  test("everything is there until somebody sets out to scroll", async ({ page }) => {
    await page.goto("/");
    await scriptsHaveRun(page);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(seal(page).locator("h2")).toHaveCSS("opacity", "1");
  });

  test("a section waits below the screen, appears when it is scrolled to, and stays", async ({ page }) => {
    await page.goto("/");
    await scriptsHaveRun(page);
    await page.mouse.wheel(0, 10);
    await expect(seal(page)).toHaveAttribute("data-reveal", "waiting");
    await expect(seal(page).locator("h2")).toHaveCSS("opacity", "0");
    await seal(page).scrollIntoViewIfNeeded();
    await expect(seal(page)).toHaveAttribute("data-reveal", "shown");
    await expect(seal(page).locator("h2")).toHaveCSS("opacity", "1");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(seal(page)).toHaveAttribute("data-reveal", "shown");
  });

  test("nothing waits on paper", async ({ page }) => {
    await page.goto("/");
    await scriptsHaveRun(page);
    await page.mouse.wheel(0, 10);
    await expect(seal(page)).toHaveAttribute("data-reveal", "waiting");
    await page.emulateMedia({ media: "print" });
    await expect(seal(page).locator("h2")).toHaveCSS("opacity", "1");
  });

  test("nothing waits and nothing moves for a visitor who wants no motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.mouse.wheel(0, 10);
    await scriptsHaveRun(page);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    // The header's ground, which follows the scroll position, fades and moves nothing.
    const moving = () =>
      document.getAnimations().filter(({ effect, timeline }) => {
        const properties = effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [];
        return timeline === document.timeline || properties.some((name) => /translate|transform|scale/.test(name));
      }).length;
    expect(await page.evaluate(moving)).toBe(0);
  });
});

test("the languages open below the globe and close by Escape and by a click elsewhere", async ({ page }) => {
  await page.goto("/?lng=tr");
  const globe = page.getByRole("banner").getByRole("button", { name: "Dil: Türkçe" });
  const arabic = page.getByRole("link", { name: "العربية" });
  await globe.click();
  await expect(arabic).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(arabic).toBeHidden();
  await globe.click();
  await expect(arabic).toBeInViewport({ ratio: 1 });
  await page.locator("h1").click();
  await expect(arabic).toBeHidden();
});

for (const language of ["tr", "ar"]) {
  test(`the list of languages is whole on a narrow screen, from header and footer, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lng=${language}`);
    for (const button of await page.locator("button[popovertarget]").all()) {
      await button.scrollIntoViewIfNeeded();
      await button.click();
      for (const name of ["Türkçe", "中文"]) {
        await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press("Escape");
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1920, 950],
  [2560, 1300],
] as const) {
  for (const colorScheme of ["dark", "light"] as const) {
    const title = `words are easy to read on the scenes: ${width} px, ${colorScheme}`;
    test(title, width === 1440 ? {} : wide, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Their words take the most lines, and the tallest.
      for (const language of ["tr", "fa"]) {
        await page.goto(`/?lng=${language}`);
        const hero = page.locator("section[aria-labelledby=hero-title]");
        await expect.poll(() => hero.locator("picture > img[alt='']").evaluate(isLoaded)).toBe(true);
        // Only stars, smaller than a stroke of a letter, may lie below.
        expect(await weakPixels(hero.locator("h1 + p"), 7), `${language}, subtitle`).toBeLessThan(0.002);
        expect(await weakPixels(hero.locator("h1"), 4.5), `${language}, title`).toBeLessThan(0.002);
        const closing = page.locator("section[aria-labelledby=closing-title]");
        await closing.locator("h2").scrollIntoViewIfNeeded();
        await expect.poll(() => closing.locator("picture > img[alt='']").evaluate(isLoaded)).toBe(true);
        expect(await weakPixels(closing.locator("h2"), 4.5), `${language}, closing title`).toBeLessThan(0.002);
        for (const text of await closing.locator("p").all()) {
          if (!(await text.isVisible())) continue;
          await text.scrollIntoViewIfNeeded();
          expect(await weakPixels(text, 7), `${language}, ${await text.textContent()}`).toBeLessThan(0.002);
        }
      }
    });
  }
}

test("the next step is always in view, and the page ends with it", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/?lng=tr");
    const header = page.getByRole("banner");
    const [name, mark] = [
      header.getByRole("link", { name: `${brand.name} ana sayfası` }),
      page.locator("h1").locator("..").getByRole("img", { name: brand.name }),
    ];
    // One word mark: the hero's, then the header's.
    await expect(mark).toBeInViewport({ ratio: 1 });
    await expect(name).toBeHidden();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await expect(header.getByRole("link", { name: "İndir" })).toBeInViewport({ ratio: 1 });
    }
    await expect(name).toBeVisible();
    const badges = page.getByRole("contentinfo").locator("[data-store]");
    await expect(badges).toHaveCount(2);
    for (const badge of await badges.all()) {
      await badge.scrollIntoViewIfNeeded();
      await expect(badge).toHaveAttribute("data-position", "footer");
      await expect(badge).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe("the scene", () => {
  const scene = (page: Page) => page.locator("[data-scene]");
  const places = (page: Page) =>
    scene(page).evaluate((element) => element.getAnimations({ subtree: true }).map(({ currentTime }) => currentTime));

  test("moves while it is in view, as its style sheet says", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect.poll(async () => (await places(page)).length).toBe(2);
    const [before] = await places(page);
    await expect.poll(async () => Number((await places(page))[0])).toBeGreaterThan(Number(before));
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const seen = page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && resolve(true));
          observer.observe(document.querySelector("[data-scene]") as Element);
        }),
    );
    await seen;
    const still = await places(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(await places(page)).toEqual(still);
  });

  test("stands still, without the image of its lights, for who wants no motion or few bytes", async ({ page }) => {
    const lights: string[] = [];
    page.on("request", (request) => /\/lights-/.test(request.url()) && lights.push(request.url()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(scene(page)).toHaveAttribute("data-scene", "moving");
    expect(await places(page)).toEqual([]);
    await page.goto("/robots.txt"); // a page that loads nothing when its preferences change
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/");
    await page.locator("[data-island=download-overlay][data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await expect(scene(page)).toHaveAttribute("data-scene", "");
    expect(await places(page)).toEqual([]);
    expect(lights).toEqual([]);
  });
});

test("a phone of two pixels a point shows a sharp square", async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 };
  const phone = await browser.newPage({ viewport, deviceScaleFactor: 2, ...(baseURL && { baseURL }) });
  await phone.goto("/?lng=tr");
  const square = phone.locator("section[aria-labelledby=hero-title] picture > img[alt='']");
  await expect.poll(() => square.evaluate(isLoaded)).toBe(true);
  // Below three quarters of the screen's pixels, its lamps and windows blur.
  const file = await phone.request.get(await square.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc));
  expect((await sharp(await file.body()).metadata()).width).toBeGreaterThanOrEqual(0.75 * 2 * viewport.width);
  await phone.close();
});

test("a wide screen fetches the square before the page has a layout, a phone after", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const requests: { url: string; isPreload: boolean }[] = [];
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (/\/square-/.test(request.url)) requests.push({ url: request.url, isPreload: request.isLinkPreload ?? false });
  });
  for (const [width, colorScheme, name] of [
    [1440, "light", /\/square-light-[^/]+\.avif$/],
    [1440, "dark", /\/square-dark-[^/]+\.avif$/],
    [360, "dark", /\/square-dark-narrow-[^/]+\.avif$/],
  ] as const) {
    await page.goto("/robots.txt"); // a page that loads nothing when its color scheme changes
    requests.length = 0;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/?lng=tr");
    await expect.poll(() => requests).toEqual([{ url: expect.stringMatching(name), isPreload: width > 1000 }]);
  }
});
