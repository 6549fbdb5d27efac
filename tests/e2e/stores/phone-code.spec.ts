import type { APIRequestContext, Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { locales } from "#locales/index.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { readQrCode } from "../support/read-qr-code.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide, wideIf } from "../support/wide.ts";

// Which URL the code has: site/features/store-links/phone-code/phone-url.test.ts.

const [post, profile, ticket] = [pathOf("post-gallery"), pathOf("profile"), pathOf("ticket")];
const [postId, profileId] = [post, profile].map((path) => path.split("/")[2] ?? "");

const code = (page: Page) => page.getByRole("img", { name: "QR code that takes your phone to the app" });
const dismissOverlay = (page: Page) => page.addInitScript(() => localStorage.setItem("hide-modal", "true"));

async function openChooser(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?lng=en`);
  await waitForHydration(page);
  await joinButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** To the beginning of a section, so that all of it is on the screen. */
const scrollTo = (page: Page, selector: string) => page.locator(selector).evaluate((found) => found.scrollIntoView());

interface Place {
  readonly show: (page: Page) => Promise<void>;
  /** What stands in the code behind `/download?`. */
  readonly query: string;
  /** The path that the app opens at its first start. */
  readonly deepLink?: string;
}

const places: Readonly<Record<string, Place>> = {
  "the chooser of a post": {
    show: (page) => openChooser(page, post),
    query: `to=auto&from=post&id=${postId}&lng=en`,
    deepLink: post,
  },
  "the chooser of a profile": {
    show: (page) => openChooser(page, profile),
    query: `to=auto&from=profile&id=${profileId}&lng=en`,
    deepLink: profile,
  },
  "the overlay": {
    show: async (page) => {
      await page.goto("/?lng=en");
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
    },
    query: "to=auto&from=landing&lng=en",
  },
  "the landing page's download section": {
    show: async (page) => {
      await dismissOverlay(page);
      await page.goto("/?lng=en");
      await scrollTo(page, "#download-title");
    },
    query: "to=auto&from=landing&lng=en",
  },
  "the profile's prompt": {
    show: async (page) => {
      await page.goto(`${profile}?lng=en`);
      await scrollTo(page, "#profile-download");
    },
    query: `to=auto&from=profile&id=${profileId}&lng=en`,
    deepLink: profile,
  },
  "the download page": {
    show: async (page) => {
      await page.goto(`/download?from=post&id=${postId}&lng=en`);
    },
    query: `to=auto&from=post&id=${postId}&lng=en`,
    deepLink: post,
  },
};

const userAgents = {
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  android: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  "an iPad that calls itself a Mac":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
  "a desktop": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  "a crawler that calls itself a phone":
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/140.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)",
} as const;

/** Where each device gets to from a URL. */
async function follow(request: APIRequestContext, url: string) {
  const get = (userAgent: string) => request.get(url, { headers: { "User-Agent": userAgent }, maxRedirects: 0 });
  const { iphone, android, ...others } = userAgents;
  const store = async (userAgent: string) => new URL((await get(userAgent)).headers().location ?? "none:");
  for (const [device, userAgent] of Object.entries(others)) {
    const response = await get(userAgent);
    expect(response.status(), device).toBe(200);
    expect(await response.text(), device).toContain("Carry the town square with you");
  }
  return { apple: await store(iphone), google: await store(android) };
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const [place, { show, query, deepLink }] of Object.entries(places)) {
  const details = wideIf(place !== "the chooser of a post" && place !== "the download page");
  test(`${place}: a phone reads the code, dark and light, and gets to its store`, details, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page);
    await expect(code(page)).toBeVisible();
    expect((await code(page).boundingBox())?.width).toBeGreaterThanOrEqual(192);
    const url = `${site.origin}/download?${query}`;
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await readQrCode(await page.screenshot()), colorScheme).toBe(url);
    }
    // Both stores come behind it.
    const around = page
      .locator("dialog, main")
      .filter({ has: code(page) })
      .last();
    const order = await around
      .locator("svg[role=img], [data-store]:visible")
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.store ?? "code"));
    expect(order.slice(order.indexOf("code"))).toEqual(["code", "apple", "google"]);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);

    const { apple, google } = await follow(page.request, url);
    expect(apple.pathname).toBe(`/tr/app/id${brand.ios.appId}`);
    expect(google.searchParams.get("id")).toBe(brand.android.packageName);
    const referrer = new URLSearchParams(google.searchParams.get("referrer") ?? "");
    expect(referrer.get("utm_campaign")).toBe(apple.searchParams.get("ct"));
    expect(referrer.get("deep_link")).toBe(deepLink ?? null);
  });
}

test("it is drawn when it is shown, in room that is kept for it", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/qr-code-.*\.js/, async (route) => {
    asked.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${post}?lng=en`);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await joinButton(page).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const before = await page.getByRole("dialog").boundingBox();
  gate.resolve();
  await expect(code(page)).toBeVisible();
  expect(await page.getByRole("dialog").boundingBox()).toEqual(before);
});

test("where it cannot be loaded, the stores are there without it", async ({ page, errorWatch }) => {
  errorWatch.allow(/qr-code|dynamically imported module/);
  await page.route(/qr-code-.*\.js/, (route) => route.abort("failed"));
  await openChooser(page, post);
  await expect(page.locator("dialog [data-phone-code]")).toHaveCount(0);
  await expect(page.locator("dialog [data-store]")).toHaveCount(2);
});

test("in every language its words are no higher than the code", wide, async ({ page }) => {
  const high: string[] = [];
  for (const locale of locales) {
    await page.goto(`${profile}?lng=${locale}`);
    await waitForHydration(page);
    await joinButton(page).click();
    const frame = page.locator("dialog [data-phone-code]");
    await expect(frame.locator("svg")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const [room, words] = await frame.evaluate((element) => {
      const { paddingTop, paddingBottom } = getComputedStyle(element);
      const room = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return [room, element.lastElementChild?.clientHeight ?? 0];
    });
    if (words === 0 || words > 192 || room !== 192) high.push(`${locale}: ${words} in ${room}`);
  }
  expect(high).toEqual([]);
});

test("a ticket has no code but its own, and links to no code of its ids", async ({ page }) => {
  await page.goto(`${ticket}?lng=en`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-phone-code]")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(code(page)).toBeVisible();
  const url = (await readQrCode(await page.screenshot())) ?? "";
  expect(new URL(url).search).toBe("?to=auto&from=ticket&lng=en");
});

const devices = {
  "a phone": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "a laptop with a touch screen": { viewport: { width: 1440, height: 900 }, hasTouch: true },
};
for (const [device, options] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const [place, { show }] of Object.entries(places)) {
      test(`${place} shows and loads no code`, wideIf(device !== "a phone"), async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        await show(page);
        await page.waitForLoadState("networkidle");
        expect(await page.locator("[data-phone-code]:visible").count()).toBe(0);
        expect(asked.filter((url) => url.includes("/qr-code-"))).toEqual([]);
        expect(await page.locator("[data-store]:visible").count()).toBeGreaterThanOrEqual(2);
      });
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("pages keep no room for a code, and the download page has one", async ({ page, site }) => {
    for (const [path, codes] of [
      ["/", 2],
      [profile, 1],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("[data-phone-code]")).toHaveCount(codes);
      await expect(page.locator("[data-phone-code]").filter({ visible: true })).toHaveCount(0);
    }
    await page.goto("/download?lng=en");
    expect(await readQrCode(await page.screenshot())).toBe(`${site.origin}/download?to=auto&lng=en`);
  });
});

test.describe("with a host of the app's own", () => {
  test.use({ settings: { APP_LINK_ORIGIN: "http://app.example" } });

  test("the code of a post opens it in the app; without the app, that host leads on with the post", async ({
    page,
    site,
  }) => {
    await openChooser(page, post);
    await expect(code(page)).toBeVisible();
    const url = (await readQrCode(await page.screenshot())) ?? "";
    expect(url).toBe(`http://app.example${post}?lng=en`);
    const { pathname, search, host } = new URL(url);
    const arrived = await page.request.get(`${site.origin}${pathname}${search}`, {
      headers: { Host: host, "User-Agent": userAgents.android },
      maxRedirects: 0,
    });
    expect([arrived.status(), arrived.headers().location]).toEqual([
      302,
      `${site.origin}/download?from=post&id=${postId}&lng=en`,
    ]);
  });

  test("the landing page's leads to the store: the app opens no such page", async ({ page, site }) => {
    await page.goto("/?lng=en");
    await expect(code(page)).toBeVisible();
    expect(await readQrCode(await page.screenshot())).toBe(`${site.origin}/download?to=auto&from=landing&lng=en`);
  });
});
