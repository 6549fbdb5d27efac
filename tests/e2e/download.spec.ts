import type { Page } from "@playwright/test";
import jsQr from "jsqr";
import sharp from "sharp";
import { brand } from "../../brand/brand.ts";
import { expect, test } from "./support/site-fixture.ts";

test("both stores, what the app is, and that it is free", async ({ page }) => {
  await page.goto("/download?lng=en");
  await expect(page).toHaveTitle(`Download the app | ${brand.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Carry the square with you");
  await expect(page.getByText("Free on both stores. No subscription.")).toBeVisible();
  const apple = page.getByRole("link", { name: "Download on the App Store" });
  const google = page.getByRole("link", { name: "Get it on Google Play" });
  expect(await apple.getAttribute("href")).toMatch(`https://apps.apple.com/tr/app/id${brand.ios.appId}?`);
  expect(await google.getAttribute("href")).toMatch(
    `https://play.google.com/store/apps/details?id=${brand.android.packageName}&`,
  );
  for (const link of [apple, google]) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
});

const devices = [
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36", "google"],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "apple"],
] as const;
for (const [device, userAgent, first] of devices) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test("its own store comes first, by eye and by keyboard", async ({ page }) => {
      await page.goto("/download?lng=en");
      await expect(page.locator("[data-store]").first()).toHaveAttribute("data-store", first);
      const tops = await page.locator("[data-store]").evaluateAll((badges) =>
        badges.map((badge) => {
          const { top, left } = badge.getBoundingClientRect();
          return top * 10_000 + left;
        }),
      );
      expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    });
  });
}

async function readCode(page: Page): Promise<string | undefined> {
  const image = await page.getByRole("img", { name: "QR code that opens this page on a phone" }).screenshot();
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const id = "6f1b2c3d-0001-4a00-8000-000000000001";
for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`on a desktop, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } });

    test("a phone reads the code and arrives with the same context and language", async ({ page, site }) => {
      for (const [query, read] of [
        ["?lng=en", "?lng=en"],
        ["?lng=en&from=landing", "?from=landing&lng=en"],
        [`?from=post&id=${id}&lng=en`, `?from=post&id=${id}&lng=en`],
        [`?from=ticket&id=${id}&lng=en`, "?from=ticket&lng=en"],
        ["?from=https://evil.example&lng=en", "?lng=en"],
      ] as const) {
        await page.goto(`/download${query}`);
        expect(await readCode(page)).toBe(`${site.origin}/download${read}`);
      }
    });
  });
}

test("a change of language keeps the context", async ({ page }) => {
  for (const [query, kept] of [
    [`?from=post&id=${id}&lng=tr`, `?from=post&id=${id}&lng=ar`],
    ["?from=print&utm_source=x&lng=tr", "?from=print&lng=ar"],
    ["", "?lng=ar"],
  ] as const) {
    await page.goto(`/download${query}`);
    await page.getByRole("banner").getByRole("button").click();
    await page.getByRole("link", { name: "العربية" }).click();
    await page.waitForURL((url) => url.pathname === "/download" && url.search === kept);
  }
  const href = await page.locator("main [data-store=apple]").getAttribute("href");
  expect(href).toContain("ct=download-download-ar");
});

test("the context of a post goes on into both stores", async ({ page }) => {
  await page.goto(`/download?from=post&id=${id}&lng=tr`);
  const url = async (store: string) =>
    new URL((await page.locator(`main [data-store=${store}]`).getAttribute("href")) ?? "");
  expect((await url("apple")).searchParams.get("ct")).toBe("post-download-tr");
  const referrer = new URLSearchParams((await url("google")).searchParams.get("referrer") ?? "");
  expect(referrer.get("deep_link")).toBe(`/post/${id}`);
  expect(referrer.get("utm_medium")).toBe("post");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("there is no code: the phone is already in the hand", async ({ page }) => {
    await page.goto("/download?lng=en");
    await expect(page.locator("main svg[role=img]")).toBeHidden();
  });
});

test.describe("/download?to=auto, as it is printed", () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
  const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36";
  const visitors = [
    ["an iPhone", iphone, /^https:\/\/apps\.apple\.com\/tr\/app\/id\d+\?ct=print-auto-tr&mt=8$/],
    ["an iPad that says so", iphone.replaceAll("iPhone", "iPad"), /^https:\/\/apps\.apple\.com\/tr\/app\//],
    ["an Android phone", android, /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+&referrer=/],
    ["an iPad that calls itself a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", undefined],
    ["a desktop", "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36", undefined],
    ["Googlebot for phones", `${android} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, undefined],
    ["WhatsApp's preview", "WhatsApp/2.23.20.0 A", undefined],
  ] as const;
  for (const [visitor, userAgent, location] of visitors) {
    test(`${visitor}: ${location ? "to its store" : "the page"}`, async ({ request }) => {
      for (const method of ["GET", "HEAD"]) {
        const response = await request.fetch("/download?to=auto&from=print", {
          method,
          maxRedirects: 0,
          headers: { "User-Agent": userAgent, "Accept-Language": "tr" },
        });
        expect(response.status()).toBe(location ? 302 : 200);
        const headers = response.headers();
        if (location) expect(headers.location).toMatch(location);
        expect(headers.vary).toContain("User-Agent");
        expect(headers["cache-control"]).toBe("private, no-store");
      }
    });
  }

  test("no other value redirects, and the page itself is the same for every device", async ({ request }) => {
    const page = async (query: string, userAgent: string) => {
      const response = await request.get(`/download${query}`, {
        maxRedirects: 0,
        headers: { "User-Agent": userAgent, "Accept-Language": "tr" },
      });
      expect(response.status()).toBe(200);
      expect(response.headers().vary).toBe("Accept-Language, Cookie, Accept-Encoding");
      return response.text();
    };
    for (const query of ["", "?to=https://evil.example", "?to=//evil.example", "?to=AUTO", "?to="]) {
      expect(await page(query, iphone)).not.toContain("evil.example");
    }
    expect(await page("", iphone)).toBe(await page("", android));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both stores are there", async ({ page }) => {
    await page.goto("/download?lng=en");
    await expect(page.locator("main [data-store]")).toHaveCount(2);
  });
});

test.describe("as observed", () => {
  test.use({ settings: { AS_OBSERVED: "true" } });

  test("the labels stay right: the specification saw them swapped on the landing page only", async ({ page }) => {
    await page.goto("/download?lng=en");
    await expect(page.getByRole("link", { name: "Download on the App Store" })).toHaveAttribute("href", /apple/);
  });
});
