import { request } from "node:http";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { budgets, landingWithFontOver } from "../../benchmarks/page/budgets.ts";
import { languageCodes } from "../../locales/language-codes.ts";
import { everyPage } from "./support/every-page.ts";
import { noteFonts } from "./support/font-gate.ts";
import { expect, test } from "./support/site-fixture.ts";

/** A page as it comes over the line, headers included. */
function answerOf(url: string): Promise<{ readonly bytes: number; readonly html: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br", "Accept-Language": "tr" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const headers = response.rawHeaders.reduce(
          (sum, text) => sum + text.length + 2,
          "HTTP/1.1 200 OK\r\n\r\n".length,
        );
        resolve({ bytes: headers + body.length, html: brotliDecompressSync(body).toString() });
      });
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

for (const { name, path } of everyPage) {
  test(`${name} arrives within its bytes in every language, for who asks first`, async ({ baseURL }) => {
    const over: string[] = [];
    for (const language of languageCodes) {
      const { bytes } = await answerOf(`${baseURL}${path}?lng=${language}`);
      if (bytes > budgets.document) over.push(`${language}: ${bytes}`);
    }
    expect(over).toEqual([]);
  });
}

test.describe("once their pictures have been seen", () => {
  // A site of its own, whose pages nobody has asked for.
  test.use({ settings: { PAGE_CACHE_MEGABYTES: "65" } });

  test("pages still arrive within their bytes, at first and with the pictures in them", async ({ baseURL }) => {
    test.setTimeout(300_000);
    const drawn = /src="data:image\/(avif|webp)/;
    const pages = everyPage.filter(({ status }) => !status);
    for (const { path } of pages) {
      const { html } = await answerOf(baseURL + path);
      for (const [, image = ""] of [...html.matchAll(/src="(\/picture\/w750\/[^"]+)"/g)].slice(0, 4)) {
        await (await fetch(baseURL + image, { headers: { Accept: "image/avif" } })).arrayBuffer();
      }
    }
    const ticket = pages.find(({ name }) => name === "ticket")?.path ?? "";
    // One is drawn after the other, the ticket's last.
    const hasImage = async (path: string) => drawn.test((await answerOf(baseURL + path)).html);
    await expect.poll(() => hasImage(ticket), { timeout: 150_000 }).toBe(true);
    for (const name of ["landing", "download", "ticket", "post-empty", "post-gallery", "post-video", "profile"]) {
      const path = pages.find((page) => page.name === name)?.path ?? "";
      // Asked for the first time now: the Turkish ones are kept as they were. In the letters of some languages there is
      // no room for a film's poster, and that of a full profile.
      for (const language of name === "post-video" || name === "profile" ? ["de", "es"] : ["ar", "de", "ru"]) {
        const address = `${path}?lng=${language}`;
        const bytes: number[] = [];
        const ask = async () => {
          const answer = await answerOf(baseURL + address);
          bytes.push(answer.bytes);
          return drawn.test(answer.html);
        };
        await expect.poll(ask, { message: `${name} ${language}`, timeout: 20_000 }).toBe(true);
        expect(Math.max(...bytes), `${name} ${language}`).toBeLessThanOrEqual(budgets.document);
      }
    }
  });
});

interface Arrival {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * What comes over the line until the page has loaded, and the bytes of the fonts with their sheet and of the phone that come after it, as
 * the browser counts them, headers included.
 */
async function arrivalsUntilLoad(
  page: Page,
  path: string,
): Promise<{ readonly arrivals: readonly Arrival[]; readonly afterwards: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const requests = new Map<string, { url: string; type: string }>();
  const arrivals: Arrival[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type }) => {
    if (url.startsWith("http")) requests.set(requestId, { url, type: type ?? "Other" });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const asked = requests.get(requestId);
    if (asked) arrivals.push({ ...asked, bytes: encodedDataLength });
  });
  const settled = await noteFonts(page);
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto(path, { waitUntil: "load" });
  await font;
  await settled();
  await page.waitForLoadState("networkidle");
  // By the page's own clock: this process hears of the load event later than of what was asked for after it.
  const before = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType("resource");
    return resources.filter(({ startTime }) => startTime < loaded).map(({ name }) => name);
  });
  const isBefore = ({ url, type }: Arrival) => type === "Document" || before.includes(url);
  const phone = page.locator("section[aria-labelledby=hero-title] picture img").last();
  await expect.poll(() => phone.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const phoneUrl = await phone.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(arrivals.map(({ url }) => url)).toContain(phoneUrl);
  const fonts = ["Font", "Stylesheet"];
  const later = arrivals.filter((one) => !isBefore(one) && (fonts.includes(one.type) || one.url === phoneUrl));
  return { arrivals: arrivals.filter(isBefore), afterwards: later.reduce((sum, { bytes }) => sum + bytes, 0) };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, locale: "tr-TR" });

  for (const language of languageCodes) {
    test(`the landing page needs little until it has loaded, and no React, in ${language}`, async ({
      page,
      baseURL,
    }) => {
      const path = `/?lng=${language}`;
      const { arrivals, afterwards } = await arrivalsUntilLoad(page, path);
      const { bytes: document } = await answerOf(baseURL + path);
      const others = arrivals.filter(({ type }) => type !== "Document");
      const total = others.reduce((sum, { bytes }) => sum + bytes, document);
      expect(others.filter(({ type }) => type === "Font")).toEqual([]);
      expect(total, JSON.stringify(others)).toBeLessThanOrEqual(budgets.landingUntilLoad);
      const limit = landingWithFontOver[language] ?? budgets.landingUntilLoad;
      expect(total + afterwards, `${total} and ${afterwards}`).toBeLessThanOrEqual(limit);
      expect(others.filter(({ type }) => type === "Script")).toEqual([]);
      const inline = await page.locator("script:not([src]):not([type*=json])").allTextContents();
      expect(brotliCompressSync(inline.join("")).length).toBeLessThanOrEqual(budgets.landingScript);
      await expect(page.locator("astro-island")).toHaveCount(0);
    });
  }

  for (const { name, path } of everyPage) {
    test(`${name} waits for nothing before it is painted, and asks no third party`, async ({ page, baseURL }) => {
      const urls: string[] = [];
      page.on("request", (asked) => urls.push(asked.url()));
      await page.goto(path, { waitUntil: "load" });
      const blocking = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
          .filter((entry) => entry.renderBlockingStatus === "blocking")
          .map((entry) => entry.name),
      );
      expect(blocking).toEqual([]);
      const strangers = urls.filter((url) => url.startsWith("http") && new URL(url).origin !== baseURL);
      expect(strangers).toEqual([]);
    });
  }
});

for (const { name, path } of everyPage.filter(({ path, status }) => path.startsWith("/post/") && !status)) {
  test(`${name} needs little script, which comes when the browser is idle, and no React`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    const sources: Promise<string>[] = [];
    let bytes = 0;
    session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
      if (url.endsWith(".js")) scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (!scripts.has(requestId)) return;
      bytes += encodedDataLength;
      sources.push(session.send("Network.getResponseBody", { requestId }).then(({ body }) => body));
    });
    await page.goto(path);
    await expect(page.locator("section[data-live]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("astro-island")).toHaveCount(0);
    expect(sources.length).toBeGreaterThan(0);
    // What every React element is marked with.
    for (const source of await Promise.all(sources)) expect(source).not.toContain("react.");
    const inline = await page.locator("script:not([src]):not([type*=json])").allTextContents();
    expect(bytes + brotliCompressSync(inline.join("")).length).toBeLessThanOrEqual(budgets.postScript);
  });
}

test("the web manifest is fetched after the page has been painted, and is there", async ({ page, request }) => {
  expect(/<link[^>]*manifest/.test(await (await request.get("/")).text())).toBe(false);
  await page.goto("/");
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveCount(1);
  const answer = await request.get((await manifest.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
});
