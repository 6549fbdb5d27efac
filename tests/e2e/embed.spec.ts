import { once } from "node:events";
import { createServer, type Server } from "node:http";
import AxeBuilder from "@axe-core/playwright";
import { everyPage } from "./support/every-page.ts";
import { toldAnswer } from "./support/post-responses.ts";
import { expect, test } from "./support/site-fixture.ts";

const pathOf = (name: string) => everyPage.find((page) => page.name === name)?.path ?? "";
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
  await card.getByRole("link", { name: "Meydan ile aç" }).click();
  const popup = await opened;
  await popup.waitForURL(`${baseURL}${pathOf("post-gallery")}?lng=tr`);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
});

test("a film plays in the card", async ({ page, baseURL }) => {
  await page.goto(`${foreignOrigin}/?framed=${baseURL}/embed${pathOf("post-video")}?lng=tr`);
  const video = page.frameLocator("iframe").locator("video");
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
});

for (const { name, path } of everyPage) {
  test(`${name} refuses to be framed`, async ({ page, baseURL, errorWatch }) => {
    errorWatch.allow(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
    const { headers } = await page.request.get(path).then((response) => ({ headers: response.headers() }));
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    await page.goto(`${foreignOrigin}/?framed=${baseURL}${path}`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
}

for (const path of cards) {
  test(`the card of ${path} may be framed, runs nothing, and is not indexed`, async ({ page, baseURL }) => {
    const response = await page.goto(`/embed${path}?lng=tr`);
    const headers = response?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *;");
    expect(policy).toContain("script-src 'none'");
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cache-control"]).toContain("s-maxage=30");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${path}?lng=tr`);
    await expect(page.locator("script, [data-island], iframe, [style]")).toHaveCount(0);
    for (const link of await page.getByRole("link").all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });
}

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`for a reader who likes it ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const query of ["?lng=tr", "?lng=ar"]) {
      test(`the card is so, accessible, and as wide as its frame (${query})`, async ({ page }) => {
        for (const path of [...cards, pathOf("post-missing")]) {
          for (const width of [320, 550]) {
            await page.setViewportSize({ width, height: 640 });
            await page.goto(`/embed${path}${query}`);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          }
          const ground = await page.locator("main > *").evaluate(
            (card) =>
              getComputedStyle(card)
                .backgroundColor.match(/[\d.]+/g)
                ?.map(Number)[0] ?? -1,
          );
          if (colorScheme === "dark") expect(ground).toBeLessThan(0.5);
          else expect(ground).toBeGreaterThan(0.9);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        }
      });
    }
  });
}

test.describe("a card whose post cannot be shown", () => {
  test.use({ upstream: "scripted" });
  const call = "/api/public/post/p-1";

  for (const [behavior, status, text] of [
    [{ status: 404 }, 404, "Post bulunamadı."],
    [{ status: 410 }, 410, "Bu paylaşım kaldırıldı."],
    [{ json: { result: {} } }, 404, "Post verisi bulunamadı."],
    [{ hangUp: true }, 503, "Sunucumuz şu anda yanıt vermiyor."],
    [{ delay: 6000, json: toldAnswer() }, 503, "Sunucumuz şu anda yanıt vermiyor."],
  ] as const) {
    test(`${JSON.stringify(behavior).slice(0, 40)} is ${status}`, async ({ page, productServer }) => {
      productServer.on(call, behavior);
      const response = await page.goto("/embed/post/p-1?lng=tr");
      expect(response?.status()).toBe(status);
      expect(response?.headers()).not.toHaveProperty("x-frame-options");
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("link", { name: "Meydan ile aç" })).toHaveAttribute("href", "/?lng=tr");
      await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveCount(status === 503 ? 1 : 0);
    });
  }
});

test("no tracker and no question stands in a card", async ({ page, sites }) => {
  const site = await sites.get({ META_PIXEL_ID: "123456789012345", GA_MEASUREMENT_ID: "G-TEST123456" });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${site.origin}/embed${pathOf("post-text")}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(site.origin).host]);
});
