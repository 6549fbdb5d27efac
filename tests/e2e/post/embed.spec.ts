import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { brand } from "#brand/brand.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { everyPage, pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";

// What the server sends, and that no other page lets itself be framed, is tested in tests/http/embed.test.ts.

const cards = everyPage.filter(
  ({ name, likeAnother }) => name === "post-missing" || (name.startsWith("post-") && !likeAnother),
);

/** A page of another origin that frames an address of the site; with a secret, as WordPress does. */
let foreign: Server;
let foreignOrigin: string;

test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://foreign.example").searchParams;
    const framed = query.get("framed") ?? "";
    const secret = query.get("secret");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    const frame = secret ? wordpress(framed, secret) : `<iframe src="${framed}" width="320" height="600"></iframe>`;
    response.end(framed && `<!doctype html><title>blog</title>${frame}`);
  }).listen(0, "127.0.0.1");
  await once(foreign, "listening");
  const address = foreign.address();
  foreignOrigin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});

/** What WordPress makes of an embed, and the rules of its wp-embed.js (6.7). */
function wordpress(framed: string, secret: string): string {
  const hidden = "position:absolute;visibility:hidden;width:0;height:0";
  return `<blockquote>quote</blockquote>
    <iframe sandbox="allow-scripts" security="restricted" style="${hidden}" src="${framed}#?secret=${secret}" width="500" height="612"></iframe>
    <script>
      const frame = document.querySelector("iframe");
      addEventListener("message", ({ data, source }) => {
        if (data.secret !== "${secret}" || source !== frame.contentWindow) return;
        document.querySelector("blockquote").style.display = "none";
        frame.removeAttribute("style");
        if (data.message === "height") frame.height = Math.min(1000, Math.max(200, Number.parseInt(data.value) || 200));
        const isOwn = data.message === "link" && new URL(data.value).host === new URL(frame.src).host;
        if (isOwn && document.activeElement === frame) location.href = data.value;
      });
    </script>`;
}

test.afterAll(() => {
  foreign.closeAllConnections();
  foreign.close();
});

test("another site shows the card: a video plays in it, and what is pressed opens apart", async ({ page, baseURL }) => {
  const card = page.frameLocator("iframe");
  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-video")}?lng=tr`);
  const video = card.locator("video");
  await expect(video).toBeHidden();
  await card.getByRole("link", { name: "videosunu oynat" }).click();
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);

  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-gallery")}?lng=tr`);
  await expect(card.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
  await expect(card.getByText("Bugün hiçbir yere yetişmedim.")).toBeVisible();
  await expect(card.getByRole("list", { name: "Görseller" }).getByRole("img")).toHaveCount(4);
  for (const image of await card.locator("img").all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const opened = page.waitForEvent("popup");
  await card.getByRole("link", { name: `${brand.name} üzerinde aç` }).click();
  const popup = await opened;
  await popup.waitForURL(`${baseURL}${pathOf("post-gallery")}?lng=tr`, { waitUntil: "commit" });
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(card.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
});

test("in WordPress the card is shown, as high as it is, and what is pressed leads to the site", async ({
  page,
  baseURL,
}) => {
  const card = page.frameLocator("iframe");
  for (const name of ["post-text", "post-gallery"]) {
    const framed = encodeURIComponent(`${baseURL}/embed${pathOf(name)}?lng=tr`);
    await page.goto(`${foreignOrigin}/?framed=${framed}&secret=aB3dE5gH7j`);
    await expect(page.locator("iframe"), name).toBeVisible();
    await expect(page.getByText("quote")).toBeHidden();
    const hiddenPixels = () =>
      card.locator(":root").evaluate(({ scrollHeight }) => Math.abs(scrollHeight - window.innerHeight));
    await expect.poll(hiddenPixels, name).toBeLessThanOrEqual(1);
  }
  await card.getByRole("link", { name: `${brand.name} üzerinde aç` }).click();
  await page.waitForURL(`${baseURL}${pathOf("post-gallery")}?lng=tr`, { waitUntil: "commit" });
});

test("elsewhere the height that oEmbed states is the card's, to a few lines", async ({ page, baseURL }) => {
  for (const name of ["post-text", "post-other", "post-empty"]) {
    for (const width of [550, 328]) {
      const query = new URLSearchParams({ url: `${baseURL}${pathOf(name)}?lng=tr`, maxwidth: String(width) });
      const { height } = await (await fetch(`${baseURL}/oembed?${query}`)).json();
      await page.setViewportSize({ width, height });
      await page.goto(`/embed${pathOf(name)}?lng=tr`);
      const [content, room] = await page.locator("article").evaluate((card) => {
        const [first, last] = [card.firstElementChild, card.lastElementChild].map((part) =>
          part?.getBoundingClientRect(),
        );
        const shown = (last?.bottom ?? 0) - (first?.top ?? 0);
        return [document.documentElement.scrollHeight, document.documentElement.clientHeight - shown];
      });
      expect.soft(content, `${name}, ${width}`).toBeLessThanOrEqual(height);
      expect.soft(room, `${name}, ${width}: empty pixels around the content`).toBeLessThan(140);
    }
  }
});

test("the card has the reader's color scheme, is accessible, and as wide as its frame", async ({ page }) => {
  for (const { name, path } of cards) {
    await page.goto(`/embed${path}?lng=tr`);
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
