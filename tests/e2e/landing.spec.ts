import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { brand } from "#brand/brand.ts";
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { weakPixels } from "./support/contrast.ts";
import { expect, test } from "./support/site-fixture.ts";
import { wide } from "./support/wide.ts";

// What stands in it is tested in tests/http/landing.test.ts.

const isLoaded = (image: HTMLImageElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

/** What follows first paint has come. */
const scriptsHaveRun = (page: Page) =>
  page.locator("[data-island=download-overlay][data-hydrated]").waitFor({ state: "attached" });

const scene = (page: Page) => page.locator("[data-scene]");
const sceneTimes = (page: Page) =>
  scene(page).evaluate((element) => element.getAnimations({ subtree: true }).map(({ currentTime }) => currentTime));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
});

test("a visitor who wants no motion reads the page to its end, on a phone and on a desktop", async ({ page }) => {
  const lights: string[] = [];
  page.on("request", (request) => /\/lights-/.test(request.url()) && lights.push(request.url()));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/?lng=tr");
  const header = page.getByRole("banner");

  for (const width of [360, 1440]) {
    await test.step(`the next step is always in view, and the page ends with it: ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
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
        await expect(badge).toBeInViewport({ ratio: 1 });
      }
    });
  }

  await test.step("nothing has waited for that, and nothing moves", async () => {
    await scriptsHaveRun(page);
    await page.mouse.wheel(0, -10);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    // The header's ground, which follows the scroll position, fades and moves nothing.
    const moving = () =>
      document.getAnimations().filter(({ effect, timeline }) => {
        const properties = effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [];
        return timeline === document.timeline || properties.some((name) => /translate|transform|scale/.test(name));
      }).length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    await expect(scene(page)).toHaveAttribute("data-scene", "moving");
    expect(await sceneTimes(page)).toEqual([]);
    expect(lights).toEqual([]);
  });

  await test.step("the languages open below the globe and close by Escape and by a click elsewhere", async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const globe = header.getByRole("button", { name: "Dil: Türkçe" });
    const arabic = page.getByRole("link", { name: "العربية" });
    await globe.click();
    await expect(arabic).toBeVisible();
    expect.soft(await axeViolationsInBothSchemes(page, { within: "#languages" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(arabic).toBeHidden();
    await globe.click();
    await expect(arabic).toBeInViewport({ ratio: 1 });
    await page.locator("h1").click();
    await expect(arabic).toBeHidden();
  });

  await test.step("the list of languages is whole on a narrow screen", () => expectWholeLanguageList(page));
});

/** From header and footer. */
async function expectWholeLanguageList(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const button of await page.locator("button[popovertarget]").all()) {
    await button.scrollIntoViewIfNeeded();
    await button.click();
    for (const name of ["Türkçe", "中文"]) {
      await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
  }
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1440, height: 900 } });

  test("the scene moves, and what is below the screen waits until somebody scrolls to it", async ({ page }) => {
    await page.goto("/");
    await scriptsHaveRun(page);
    const seal = page.locator("section[aria-labelledby=tick-title] [data-reveal]").first();
    await test.step("the scene moves as its style sheet says, and not where the script moves nothing", async () => {
      await expect.poll(async () => (await sceneTimes(page)).length).toBe(2);
      const [before] = await sceneTimes(page);
      await expect.poll(async () => Number((await sceneTimes(page))[0])).toBeGreaterThan(Number(before));
      const still = await scene(page).evaluate((element) => {
        element.dataset.scene = "";
        const images = [...element.querySelectorAll("*")].map((one) => getComputedStyle(one).backgroundImage);
        return { animations: element.getAnimations({ subtree: true }).length, images: images.join().match(/lights-/g) };
      });
      expect(still).toEqual({ animations: 0, images: null });
    });
    await test.step("everything is there until somebody sets out to scroll", async () => {
      await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
      await expect(seal.locator("h2")).toHaveCSS("opacity", "1");
    });
    await test.step("then it waits, but not on paper", async () => {
      await page.mouse.wheel(0, 10);
      await expect(seal).toHaveAttribute("data-reveal", "waiting");
      await expect(seal.locator("h2")).toHaveCSS("opacity", "0");
      await page.emulateMedia({ media: "print" });
      await expect(seal.locator("h2")).toHaveCSS("opacity", "1");
      await page.emulateMedia({ media: "screen" });
    });
    await test.step("it appears when it is scrolled to, and stays", async () => {
      await seal.scrollIntoViewIfNeeded();
      await expect(seal).toHaveAttribute("data-reveal", "shown");
      await expect(seal.locator("h2")).toHaveCSS("opacity", "1");
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator("h1")).toBeInViewport();
      await expect(seal).toHaveAttribute("data-reveal", "shown");
    });
  });
});

const widths = [
  [1440, 900],
  [1920, 950],
  [2560, 1300],
] as const;
for (const [width, height] of widths) {
  const title = `words are easy to read on the scenes, dark and light: ${width} px`;
  test(title, width === 1440 ? {} : wide, async ({ page }) => {
    // Their words take the most lines, and the tallest.
    for (const language of ["tr", "fa"]) {
      await page.setViewportSize({ width, height });
      await page.goto(`/?lng=${language}`);
      const expectWeak = async (text: Locator, contrast: number, what: string) => {
        await text.scrollIntoViewIfNeeded();
        // Only stars, smaller than a stroke of a letter, may lie below.
        expect.soft(await weakPixels(text, contrast), `${language}, ${what}`).toBeLessThan(0.002);
      };
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        const hero = page.locator("section[aria-labelledby=hero-title]");
        await hero.scrollIntoViewIfNeeded();
        await expectScene(hero, colorScheme);
        await expectWeak(hero.locator("h1 + p"), 7, `${colorScheme}, subtitle`);
        await expectWeak(hero.locator("h1"), 4.5, `${colorScheme}, title`);
        const closing = page.locator("section[aria-labelledby=closing-title]");
        await closing.locator("h2").scrollIntoViewIfNeeded();
        await expectScene(closing, colorScheme);
        await expectWeak(closing.locator("h2"), 4.5, `${colorScheme}, closing title`);
        for (const text of await closing.locator("p").all()) {
          if (await text.isVisible()) await expectWeak(text, 7, `${colorScheme}, ${await text.textContent()}`);
        }
      }
    }
    await test.step("the list of languages is whole on a narrow screen, from right to left", () =>
      expectWholeLanguageList(page));
  });
}

/** Waits until a section shows its scene of the color scheme. */
async function expectScene(section: Locator, colorScheme: "dark" | "light"): Promise<void> {
  const image = section.locator("picture > img[alt='']");
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(`-${colorScheme}-`);
  await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
}

test.describe("the square", () => {
  // No script has a part in it.
  test.use({ javaScriptEnabled: false });

  /** Opens the page, and tells what it has asked of the square when that is there. */
  async function openSquare(page: Page, colorScheme: "dark" | "light") {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const asked: { file: string; isPreload: boolean }[] = [];
    session.on("Network.requestWillBeSent", ({ request }) => {
      const [, file] = /\/(square-[a-z-]+)-[^/]+\.avif$/.exec(request.url) ?? [];
      if (file) asked.push({ file, isPreload: request.isLinkPreload ?? false });
    });
    await page.emulateMedia({ colorScheme });
    await page.goto("/?lng=tr");
    const square = page.locator("section[aria-labelledby=hero-title] picture > img[alt='']");
    await expect.poll(() => square.evaluate(isLoaded)).toBe(true);
    await session.detach();
    return { asked, url: await square.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc) };
  }

  test("a wide screen fetches it before the page has a layout, once and in its own light", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      const { asked } = await openSquare(page, colorScheme);
      expect(asked).toEqual([{ file: `square-${colorScheme}`, isPreload: true }]);
      await page.goto("/robots.txt"); // a page that loads nothing when its color scheme changes
    }
  });

  test.describe("on a phone of two pixels a point", () => {
    const viewport = { width: 390, height: 844 };
    test.use({ viewport, deviceScaleFactor: 2 });

    test("its narrow part comes after the layout, and sharp", async ({ page }) => {
      const { asked, url } = await openSquare(page, "dark");
      expect(asked).toEqual([{ file: "square-dark-narrow", isPreload: false }]);
      // Below three quarters of the screen's pixels, its lamps and windows blur.
      const file = await page.request.get(url);
      const { width } = await sharp(await file.body()).metadata();
      expect(width).toBeGreaterThanOrEqual(0.75 * 2 * viewport.width);
    });
  });
});
