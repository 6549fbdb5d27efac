import type { Page } from "@playwright/test";
import { type Locale, languages } from "#locales/index.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { everyPage, type SitePage } from "../support/every-page.ts";
import { gateFonts } from "../support/fonts.ts";
import { waitForHydration } from "../support/hydration.ts";
import { fontShiftLimit, readShifts, recordShifts } from "../support/layout-shifts.ts";
import { printSheets } from "../support/print-sheets.ts";
import { expect, test } from "../support/site-fixture.ts";
import { tooWide } from "../support/too-wide.ts";
import { wide, wideIf } from "../support/wide.ts";
import { weakFocusRings } from "./focus-rings.ts";
import { type SlowNetwork, startSlowNetwork } from "./slow-network.ts";

// One visit of each page with script and one without, with everything there is to ask of any page. States are chosen so
// that each pair of device, color scheme and direction occurs on some page; each page in the opposite state, and without
// script in all languages, is left to `npm run test:long -- browser`.

const devices = {
  phone: { width: 360, height: 740, otherWidths: [320] },
  desktop: { width: 1440, height: 900, otherWidths: [768, 1024] },
} as const;

/** A phone's screen at 400 % of zoom (WCAG 1.4.10). */
const lowest = { width: 320, height: 256 };

interface State {
  readonly device: keyof typeof devices;
  readonly colorScheme: "dark" | "light";
  readonly language: Locale;
}

const turn = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item;
const ofDirection = (direction: "ltr" | "rtl") =>
  languages.filter((language) => language.direction === direction).map(({ code }) => code);
const [leftToRight, rightToLeft] = [ofDirection("ltr"), ofDirection("rtl")];

/** The state of a page, and the opposite one. */
function statesOf(at: number): readonly State[] {
  const [dark, desktop] = [at % 4 < 2, at % 2 === 0];
  return [true, false].map((isFirst) => ({
    device: desktop === isFirst ? "desktop" : "phone",
    colorScheme: dark === isFirst ? "dark" : "light",
    language: turn((desktop === dark) === isFirst ? leftToRight : rightToLeft, Math.floor(at / 2)),
  }));
}

/**
 * Scrolls down to the end, until every image that is shown on the way has come or failed.
 *
 * @returns images that do neither within a thousand frames
 */
async function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const pending = () =>
      [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !image.complete && width > 0 && isOnScreen && image.currentSrc !== "" && image.checkVisibility();
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
      for (let frames = 0; pending().length > 0; frames += 1) {
        if (frames === 1000) return pending().map(({ outerHTML }) => `at ${y}: ${outerHTML}`);
        await frame();
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
    return [];
  });
}

/** Texts of the page that are there and not shown, which no press brings up. */
const invisibleTexts = (page: Page) =>
  page.locator("main :is(h1, h2, h3, p)").evaluateAll((elements) =>
    elements
      .filter((element) => element.textContent !== "") // a place for an error that is not there
      .filter((element) => !element.closest("dialog, [popover], details:not([open]), [data-phone-code]"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );

/** Drawings that without styles would be as wide as the screen. */
const unsizedDrawings = (page: Page) =>
  page.locator("svg:not([width][height])").evaluateAll((drawings) => drawings.map(({ outerHTML }) => outerHTML));

const blockingFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter((entry) => entry.renderBlockingStatus === "blocking")
      .map((entry) => entry.name),
  );

/**
 * What has the focus and cannot be seen, because something that floats covers all of it (WCAG 2.2, 2.4.11).
 *
 * @returns the beginning of each element that may have the focus and is hidden then
 */
async function hiddenStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && element.contains(hit);
        }),
      );
    };
    const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary, video")];
    const hidden = stops.filter((element) => {
      if (element.closest("[inert], [popover]") || !element.checkVisibility({ visibilityProperty: true })) return false;
      element.focus();
      return document.activeElement === element && !isSeen(element);
    });
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: "instant" });
    return hidden.map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Notes listeners for which browsers leave a page out of their back/forward cache, as `data-leaving`. */
const watchUnload = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
      if (type.endsWith("unload")) document.documentElement.dataset.leaving = type;
      Reflect.apply(addEventListener, this, [type, ...rest]);
    };
  });

/** Asks all there is to ask of a page with script. errorWatch fails the test for errors of React and of the policy. */
async function visit(page: Page, origin: string, sitePage: SitePage, { device, colorScheme, language }: State) {
  const { width, height, otherWidths } = devices[device];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  await recordShifts(page);
  await watchUnload(page);
  const fonts = await gateFonts(page);
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));

  const response = await page.goto(`${origin}${sitePage.path}?lng=${language}`);
  expect.soft(response?.status()).toBe(sitePage.status ?? 200);
  await expect.poll(fonts.waiting).toBeGreaterThan(0);
  expect.soft(await readShifts(page), "shifts while it comes").toEqual([]);
  await waitForHydration(page);
  expect.soft(await scrollThrough(page), "images that do not come").toEqual([]);
  expect.soft(await readShifts(page), "shifts while it is scrolled through").toEqual([]);
  fonts.open();
  await fonts.settled();
  expect.soft(await readShifts(page, fontShiftLimit), "shifts by late fonts").toEqual([]);

  expect.soft(await page.locator("html[data-leaving]").count(), "listeners for unload").toBe(0);
  expect.soft(await blockingFiles(page), "files that block the first paint").toEqual([]);
  const strangers = urls.filter((url) => url.startsWith("http") && new URL(url).origin !== origin);
  expect.soft(strangers, "requests to third parties").toEqual([]);
  expect.soft(await axeViolations(page, { targetSize: true }), "axe").toEqual([]);
  expect.soft(await tooWide(page), "too wide").toEqual([]);
  for (const other of otherWidths) {
    await page.setViewportSize({ width: other, height });
    expect.soft(await tooWide(page), "too wide").toEqual([]);
  }
  expect.soft(await unsizedDrawings(page), "drawings without a size").toEqual([]);
  if (device === "phone") {
    // Letter is the lower one.
    if (/^post-(gallery|video|text)$/.test(sitePage.name))
      expect.soft(await printSheets(page, "Letter"), "sheets").toHaveLength(1);
    for (const screen of [{ width: 390, height: 640 }, lowest, { width: 1000, height: 600 }]) {
      await page.setViewportSize(screen);
      expect.soft(await hiddenStops(page), "focus that is covered").toEqual([]);
    }
  }
  await page.setViewportSize({ width, height });
}

test.describe("with script", () => {
  // Pages come in small pieces, so that whatever else moves shows.
  let network: SlowNetwork;
  test.beforeEach(async ({ site }) => {
    network = await startSlowNetwork(site.origin);
  });
  test.afterEach(() => network.stop());

  const pages = everyPage.toSorted(
    (one, other) => Number(one.likeAnother ?? false) - Number(other.likeAnother ?? false),
  );
  for (const [at, sitePage] of pages.entries()) {
    for (const [index, state] of statesOf(at).entries()) {
      const title = `${sitePage.name}: on a ${state.device}, ${state.colorScheme}, in ${state.language}`;
      test(title, wideIf(sitePage.likeAnother || index > 0), async ({ page, errorWatch }) => {
        await visit(page, network.origin, sitePage, state);
        if (state.device !== "desktop") return;
        // Playwright's own styles for screenshots are refused.
        errorWatch.allow(/csp-report|Content Security Policy/);
        // Header and footer are the same everywhere.
        const { kinds, weak } = await weakFocusRings(page, sitePage.name === "landing" ? "body" : "main");
        expect.soft(kinds, "kinds of elements that can have the focus").toBeGreaterThan(0);
        expect.soft(weak, "focus rings that can be missed").toEqual([]);
      });
    }
  }
});

test.describe("without script", () => {
  const narrow = { width: 320, height: 640 };
  const ordinary = { width: 1280, height: 720 };
  test.use({ javaScriptEnabled: false, viewport: narrow, contextOptions: { reducedMotion: "no-preference" } });

  /** The longest words or the other direction; and of the others one for each page of its own parts. */
  const hardest: readonly Locale[] = ["de", "ar"];
  const others = languages.map(({ code }) => code).filter((code) => !hardest.includes(code));

  /** As the browser's own setting of "very large" letters does: unlike a style, it changes media queries too. */
  async function setLetters(page: Page, size: number) {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await session.detach();
  }

  async function visitWithoutScript(page: Page, { path, status = 200 }: SitePage, language: Locale) {
    const response = await page.goto(`${path}?lng=${language}`, { waitUntil: "domcontentloaded" });
    expect.soft(response?.status()).toBe(status);
    const { direction } = languages.find(({ code }) => code === language) ?? {};
    await expect.soft(page.locator("html")).toHaveAttribute("dir", direction ?? "");
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect.soft(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const isNarrow = page.viewportSize()?.width === narrow.width;
    for (const size of isNarrow ? [narrow, ordinary] : [ordinary, narrow]) {
      await page.setViewportSize(size);
      expect.soft(await tooWide(page)).toEqual([]);
      if (size === ordinary) expect.soft(await invisibleTexts(page), "waits for a script to be shown").toEqual([]);
      if (size !== narrow) continue;
      await setLetters(page, 32);
      for (const width of [narrow.width, 390]) {
        await page.setViewportSize({ ...narrow, width });
        expect.soft(await tooWide(page), "too wide with letters of 200 %").toEqual([]);
      }
      await setLetters(page, 16);
    }
  }

  const pages = everyPage.filter(({ likeAnother }) => !likeAnother);
  for (const [at, sitePage] of pages.entries()) {
    test(`${sitePage.name}: whole, and no wider than the screen`, async ({ page }) => {
      for (const [index, language] of [turn(hardest, at), turn(others, at)].entries()) {
        await page.emulateMedia({ colorScheme: turn(["dark", "light"] as const, at + index) });
        await test.step(language, () => visitWithoutScript(page, sitePage, language));
      }
    });
  }

  for (const sitePage of everyPage) {
    test(`${sitePage.name}: the same in all languages`, wide, async ({ page }) => {
      for (const { code } of languages) await test.step(code, () => visitWithoutScript(page, sitePage, code));
    });
  }
});
