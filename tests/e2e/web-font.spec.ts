import type { Page } from "@playwright/test";
import { everyPage } from "./support/every-page.ts";
import { gateFonts } from "./support/font-gate.ts";
import { expect, test } from "./support/site-fixture.ts";

/** Names of the fonts that an element's letters are drawn with, most letters first. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount).map(({ familyName }) => familyName);
}

/** Whether the page is shown in the site's own letters, where they have some. */
const hasWebFont = (page: Page) => page.evaluate(() => [...document.fonts].some(({ family }) => family === "SiteText"));

const pathOf = (name: string) => everyPage.find((page) => page.name === name)?.path ?? "";
const ticket = pathOf("ticket");
const profile = pathOf("profile");

const faces = { tr: "Onest", de: "Onest", ru: "Onest", fa: "Vazirmatn", hi: "Noto Sans Devanagari" };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [language, face] of Object.entries(faces)) {
    test(`nothing waits for a font, and then the page is shown in ${face}: ${language}`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => request.resourceType() === "font" && asked.push(request.url()));
      await page.goto(`/download?lng=${language}`, { waitUntil: "load" });
      await expect.poll(() => fontsOf(page, "h1")).toContain(face);
      const starts = await page.evaluate(() => {
        const [painted] = performance.getEntriesByName("first-contentful-paint");
        const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
        return files.map(({ startTime }) => startTime - (painted?.startTime ?? Number.POSITIVE_INFINITY));
      });
      expect(starts).toHaveLength(asked.length);
      expect(Math.min(...starts)).toBeGreaterThan(0);
    });
  }

  test("the names of languages in other letters fetch no font", async ({ page }) => {
    await page.goto("/download?lng=tr");
    await expect.poll(() => hasWebFont(page)).toBe(true);
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && asked.push(request.url()));
    await page.getByRole("banner").getByRole("button").click();
    await expect(page.getByRole("link", { name: "हिन्दी" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(asked).toEqual([]);
  });

  test("a text that is shorter in it keeps its room, until the screen is turned", async ({ page }) => {
    await page.goto(ticket);
    await expect.poll(() => hasWebFont(page)).toBe(true);
    // The address of the place needs three lines in the system's letters and two in these.
    await expect(page.locator("[style*=min-block-size]")).toHaveCount(1);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(page.locator("[style*=min-block-size]")).toHaveCount(0);
  });
});

test.describe("with letters much wider than the system's", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("what would move is left as it is until the next page", async ({ page }) => {
    await page.addInitScript(() => {
      const { FontFace } = globalThis;
      globalThis.FontFace = class extends FontFace {
        constructor(...[family, source, descriptors]: ConstructorParameters<typeof FontFace>) {
          super(family, source, Object.assign(descriptors ?? {}, { sizeAdjust: "130%" }));
        }
      };
    });
    const fonts = await gateFonts(page);
    await page.goto("/no-such-page");
    await expect.poll(fonts.waiting).toBeGreaterThan(0);
    const before = await page.locator("main p").first().boundingBox();
    fonts.open();
    await fonts.settled();
    expect(await hasWebFont(page)).toBe(false);
    await expect(page.locator("[style*=min-block-size]")).toHaveCount(0);
    expect(await page.locator("main p").first().boundingBox()).toEqual(before);
  });
});

test("a font that comes late leaves the reader alone", async ({ page }) => {
  await page.clock.install();
  const fonts = await gateFonts(page);
  await page.goto("/download");
  await expect.poll(fonts.waiting).toBeGreaterThan(0);
  await page.clock.fastForward(3500);
  fonts.open();
  await fonts.settled();
  expect(await hasWebFont(page)).toBe(false);
});

test("a font that does not come leaves the page as it is", async ({ page, errorWatch }) => {
  errorWatch.allow(/^response: 404 .*woff2$/);
  errorWatch.allow(/^console: .*(OTS|decode)/);
  const fonts = await gateFonts(page);
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404, body: "" }));
  const answer = page.waitForResponse(/\.woff2$/);
  await page.goto("/download");
  await answer;
  await fonts.settled();
  expect(await hasWebFont(page)).toBe(false);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is shown in the site's own letters", async ({ page }) => {
    await page.goto("/download?lng=tr");
    await expect.poll(() => fontsOf(page, "h1")).toContain("Onest");
  });
});

test("what most visitors never open gives the page no rules before it is opened", async ({ page }) => {
  await page.goto(profile);
  await expect.poll(() => hasWebFont(page)).toBe(true);
  const rules = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(({ media }) => media.mediaText !== "not all");
      return sheets.length + document.adoptedStyleSheets.length;
    });
  await page.waitForLoadState("networkidle");
  const before = await rules();
  expect(before).toBe(await page.locator("style").count());
  await page.getByRole("banner").getByRole("button").click();
  await expect(page.locator("#languages ul")).toHaveCSS("display", "grid");
  expect(await rules()).toBe(before + 1);
});

test("a list of languages that is opened before its sheet has come is left as it is, and fetches no font", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/late-sheet/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && asked.push(request.url()));
  const sheet = page.waitForRequest(/late-sheet/);
  await page.goto("/download?lng=tr");
  await sheet;
  await page.getByRole("banner").getByRole("button").click();
  const list = page.locator("#languages");
  const plain = await list.boundingBox();
  const answer = page.waitForResponse(/late-sheet/);
  gate.resolve();
  await (await answer).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await list.boundingBox()).toEqual(plain);
  expect(asked).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("button").click();
  await expect(list.locator("ul")).toHaveCSS("display", "grid");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /arabic|devanagari|cyrillic/.test(url))).toEqual([]);
});
