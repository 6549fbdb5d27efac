import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { axeViolations } from "../support/axe-violations.ts";
import { everyPage, pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// What the server sends, and that no other page lets itself be framed, is tested in tests/http/embed.test.ts.

const cards = everyPage.filter(({ name }) => name.startsWith("post-"));

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

test("another site shows the card: a video plays in it, and what is pressed opens apart", async ({ page, baseURL }) => {
  const card = page.frameLocator("iframe");
  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-video")}?lng=tr`);
  const video = card.locator("video");
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);

  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-gallery")}?lng=tr`);
  await expect(card.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
  await expect(card.getByText("Bugün hiçbir yere yetişmedim.")).toBeVisible();
  await expect(card.getByRole("list", { name: "Görseller" }).getByRole("img")).toHaveCount(4);
  for (const image of await card.locator("img").all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const opened = page.waitForEvent("popup");
  await card.getByRole("link", { name: "Meydan üzerinde aç" }).click();
  const popup = await opened;
  await popup.waitForURL(`${baseURL}${pathOf("post-gallery")}?lng=tr`, { waitUntil: "commit" });
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(card.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
});

for (const [language, shown] of [
  ["tr", cards.filter(({ name, likeAnother }) => !likeAnother || name === "post-missing")],
  ["ar", cards],
] as const) {
  const title = `the card has the reader's color scheme, is accessible, and as wide as its frame, in ${language}`;
  test(title, language === "tr" ? {} : wide, async ({ page }) => {
    for (const { name, path } of shown) {
      await page.goto(`/embed${path}?lng=${language}`);
      for (const width of [320, 550]) {
        await page.setViewportSize({ width, height: 640 });
        const actual = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(actual, `${name} in ${width}`).toBeLessThanOrEqual(width);
      }
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        const ground = await page.locator("main > *").evaluate(
          (card) =>
            getComputedStyle(card)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number)[0] ?? -1,
        );
        if (colorScheme === "dark") expect.soft(ground, name).toBeLessThan(0.5);
        else expect.soft(ground, name).toBeGreaterThan(0.9);
        expect.soft(await axeViolations(page), `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
