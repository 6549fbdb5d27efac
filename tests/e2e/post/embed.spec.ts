import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { axeViolations } from "../support/axe-violations.ts";
import { everyPage, pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// What the server sends is tested in tests/http/embed.test.ts.

const cards = ["post-gallery", "post-video", "post-text", "post-other", "post-empty"].map(pathOf);

/** A page of another origin that frames an address of the site. */
let foreign: Server;
let foreignOrigin: string;

test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    const framed = new URL(request.url ?? "/", "http://foreign.example").searchParams.get("framed") ?? "";
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      framed && `<!doctype html><title>blog</title><iframe src="${framed}" width="320" height="600"></iframe>`,
    );
  }).listen(0, "127.0.0.1");
  await once(foreign, "listening");
  const address = foreign.address();
  foreignOrigin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});

test.afterAll(() => {
  foreign.closeAllConnections();
  foreign.close();
});

test("another site shows the card, and what is pressed in it opens apart", async ({ page, baseURL }) => {
  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-gallery")}?lng=tr`);
  const card = page.frameLocator("iframe");
  await expect(card.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
  await expect(card.getByText("Bugün hiçbir yere yetişmedim.")).toBeVisible();
  await expect(card.getByRole("list", { name: "Resimler" }).getByRole("img")).toHaveCount(4);
  for (const image of await card.locator("img").all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const opened = page.waitForEvent("popup");
  await card.getByRole("link", { name: "Meydan üzerinde aç" }).click();
  const popup = await opened;
  await popup.waitForURL(`${baseURL}${pathOf("post-gallery")}?lng=tr`);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
});

test("a video plays in the card", async ({ page, baseURL }) => {
  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-video")}?lng=tr`);
  const video = page.frameLocator("iframe").locator("video");
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
});

test("no page lets itself be framed", async ({ page, baseURL, errorWatch }) => {
  errorWatch.allow(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
  for (const { name, path } of everyPage) {
    await page.goto(`${foreignOrigin}/?framed=${baseURL}${path}`);
    await expect.poll(() => page.frames()[1]?.url(), name).toMatch(/^chrome-error:/);
  }
});

for (const language of ["tr", "ar"]) {
  const title = `the card has the reader's color scheme, is accessible, and as wide as its frame, in ${language}`;
  test(title, language === "tr" ? {} : wide, async ({ page }) => {
    for (const path of [...cards, pathOf("post-missing")]) {
      await page.goto(`/embed${path}?lng=${language}`);
      for (const width of [320, 550]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
      for (const colorScheme of ["dark", "light"] as const) {
        await test.step(`${path}, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          const ground = await page.locator("main > *").evaluate(
            (card) =>
              getComputedStyle(card)
                .backgroundColor.match(/[\d.]+/g)
                ?.map(Number)[0] ?? -1,
          );
          if (colorScheme === "dark") expect(ground).toBeLessThan(0.5);
          else expect(ground).toBeGreaterThan(0.9);
          expect(await axeViolations(page)).toEqual([]);
        });
      }
    }
  });
}

test("no tracker and no question stands in a card", async ({ page, sites }) => {
  const site = await sites.get({ META_PIXEL_ID: "123456789012345", GA_MEASUREMENT_ID: "G-TEST123456" });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${site.origin}/embed${pathOf("post-text")}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(site.origin).host]);
});
