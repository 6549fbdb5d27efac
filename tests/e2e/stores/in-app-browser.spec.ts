import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import ar from "#locales/ar.json" with { type: "json" };
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wideIf } from "../support/wide.ts";

// Which browsers are recognized: site/features/in-app-browser/detect-in-app-browser.test.ts. Whether a real phone leaves
// is untried: here is what the page offers to browsers that call themselves so.

const [post, profile, ticket] = [pathOf("post-text"), pathOf("profile"), pathOf("ticket")];

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const pixel =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36";

const apps = {
  "Instagram on Android": {
    userAgent: `${pixel} Instagram 355.1.0.44.103 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 658190016)`,
    wayOut: (page: URL) => `intent://${page.host}${page.pathname}${page.search}${page.hash}#Intent;scheme=http;end`,
    menu: "⋮",
  },
  "Instagram on an iPhone": {
    userAgent: `${iphone} Mobile/22B83 Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)`,
    wayOut: undefined,
    menu: "⋯",
  },
  "Facebook on an iPhone": {
    userAgent: `${iphone} Mobile/22G100 Safari/604.1 MetaIAB Facebook`,
    wayOut: (page: URL) => `x-safari-${page.href}`,
    menu: "⋯",
  },
  "Telegram on an iPhone": {
    userAgent: `${iphone} Version/18.1 Mobile/22B5045g Safari/604.1`,
    window: "TelegramWebviewProxy",
    wayOut: (page: URL) => `x-safari-${page.href}`,
    menu: "⋯",
  },
} as const;

const android = apps["Instagram on Android"].userAgent;

const words = {
  tr: { open: "Tarayıcıda aç", menu: "ardından “Tarayıcıda aç”", close: "Kapat", ticket: "tarayıcı gerekir" },
  ar: { open: "فتح في المتصفح", menu: "ثم «فتح في المتصفح»", close: "إغلاق", ticket: "تحتاج إلى متصفحك" },
} as const;

const offlineTicket = { tr: tr.offlineTicket, ar: ar.offlineTicket };

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

const line = (page: Page) => page.locator(".in-app-line");
const dismissOverlay = (page: Page) => page.addInitScript(() => localStorage.setItem("hide-modal", "true"));

/** Keeps the page in the system's fonts: what the web's move is none of the line's doing. */
const withoutFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort("aborted"));

/** Waits for the line, and adds up what has moved on the page until then. */
async function showLine(page: Page): Promise<void> {
  await expect(line(page)).toBeVisible();
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
      }),
  );
  expect(shifted).toBe(0);
}

/** What is behind the line though it can be read or pressed, once it has been scrolled to or focused. */
const coveredParts = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector(".in-app-line");
    if (!line) return ["no line"];
    const isBehind = (element: Element) => {
      const [one, other] = [element.getBoundingClientRect(), line.getBoundingClientRect()];
      return one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right;
    };
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>("body :is(a, button):not(.in-app-line *)");
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) continue;
      // A card that is a link is as high as the screen.
      if (control.getBoundingClientRect().height > innerHeight / 2) continue;
      control.focus();
      if (isBehind(control)) covered.push(control.outerHTML.slice(0, 100));
    }
    scrollTo(0, document.documentElement.scrollHeight);
    for (const text of document.querySelectorAll("footer :is(p, a, button)")) {
      if (text.checkVisibility() && isBehind(text)) covered.push(text.outerHTML.slice(0, 100));
    }
    return covered;
  });

// On a busy machine, images are preloaded before the page knows the width of the phone or its color scheme.
test.beforeEach(({ errorWatch }) => errorWatch.allow(/was preloaded using link preload but not used/));

for (const [app, { userAgent, wayOut, menu, ...recognized }] of Object.entries(apps)) {
  test.describe(app, () => {
    test.use({ ...phone, userAgent });

    test("the way out: as a link where there is one, always in words, closed for the visit", async ({
      page,
      baseURL,
    }) => {
      const property = "window" in recognized ? recognized.window : undefined;
      if (property) await page.addInitScript((name) => Object.assign(window, { [name]: {} }), property);
      await withoutFonts(page);
      for (const language of ["tr", "ar"] as const) {
        const path = `${post}?lng=${language}&utm_source=x#content`;
        await page.goto(path);
        await showLine(page);
        await expect(line(page)).toContainText(menu);
        await expect(line(page)).toContainText(words[language].menu);
        const link = line(page).getByRole("link", { name: words[language].open });
        await expect(link).toHaveCount(wayOut ? 1 : 0);
        // All of the line is pressed as the link.
        expect((await line(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
        if (wayOut) await expect(link).toHaveAttribute("href", wayOut(new URL(path, baseURL)));
      }
      await line(page).getByRole("button", { name: words.ar.close }).click();
      await expect(line(page)).toHaveCount(0);
      await page.goto(`${profile}?lng=tr`);
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      await expect(line(page)).toHaveCount(0);
    });
  });
}

test.describe("in an in-app browser without a way out", () => {
  test.use({ ...phone, userAgent: apps["Instagram on an iPhone"].userAgent });

  test("a ticket says how in words, also when the line is closed", async ({ page }) => {
    await page.goto(`${ticket}?lng=tr`);
    await line(page).getByRole("button", { name: words.tr.close }).click();
    await expect(page.locator("[data-needs-browser] .in-app-note")).toContainText(words.tr.menu);
  });
});

test.describe("in an in-app browser", () => {
  test.use({ ...phone, userAgent: android });

  for (const [name, path] of Object.entries({ post, profile, ticket, landing: "/", "not found": "/no-such-page" })) {
    test(`${name}: the line moves nothing, and everything can be read and pressed above it`, async ({ page }) => {
      await dismissOverlay(page);
      await withoutFonts(page);
      await page.goto(`${path}?lng=ar`);
      await showLine(page);
      await waitForHydration(page);
      expect(await coveredParts(page)).toEqual([]);
    });
  }

  test("it can be read in both color schemes", async ({ page }) => {
    await page.goto(`${post}?lng=tr`);
    await expect(line(page)).toBeVisible();
    expect(await axeViolationsInBothSchemes(page, { within: ".in-app-line" })).toEqual([]);
  });

  test("it makes way for a ticket's code, and comes back below it", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 480 });
    await page.goto(`${ticket}?lng=tr`);
    await expect(line(page)).toHaveCount(1);
    await expect(line(page)).toBeHidden();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(line(page)).toBeVisible();
  });

  test("it is there where storage is refused, and can be closed", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await page.goto(`${post}?lng=tr`);
    await line(page).getByRole("button", { name: words.tr.close }).click();
    await expect(line(page)).toHaveCount(0);
  });

  for (const language of ["tr", "ar"] as const) {
    test(
      `a ticket says why, and offers no file that would come to nothing, in ${language}`,
      wideIf(language !== "tr"),
      async ({ page, baseURL }) => {
        await withoutFonts(page);
        await page.goto(`${ticket}?lng=${language}`);
        const calendar = page.locator("a[href*='calendar']").first();
        await expect(line(page)).toContainText(words[language].ticket);
        await expect(calendar).toBeHidden();
        const note = page.locator("[data-needs-browser] .in-app-note");
        await expect(note).toContainText(words[language].ticket);
        await expect(note.getByRole("link")).toHaveAttribute(
          "href",
          apps["Instagram on Android"].wayOut(new URL(`${ticket}?lng=${language}`, baseURL)),
        );
        // Nor does it say that it is kept, where nobody would find it again.
        await expect(page.getByText(offlineTicket[language].unavailable)).toBeVisible();
        // The line makes way for the code, which fills the first screen.
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await showLine(page);
        expect(await axeViolationsInBothSchemes(page)).toEqual([]);
      },
    );
  }

  test("Google Play opens as an app, with the web address behind it, and in no new window", async ({
    page,
    errorWatch,
  }) => {
    errorWatch.allow(/Failed to launch 'intent:/);
    await page.goto(`${post}?lng=tr`);
    await expect(line(page)).toBeVisible();
    await waitForHydration(page);
    await joinButton(page).click();
    const store = page.getByRole("dialog").locator("[data-store=google]");
    const web = (await store.getAttribute("href")) ?? "";
    const pressed = await page.evaluateHandle(() => document.querySelector("dialog [data-store=google]"));
    await store.click();
    const [href, target] = await pressed.evaluate((link) => [link?.getAttribute("href"), link?.getAttribute("target")]);
    expect(target).toBeNull();
    expect(href).toBe(
      `intent:${web.replace("https:", "")}#Intent;scheme=https;package=com.android.vending;S.browser_fallback_url=${encodeURIComponent(web)};end`,
    );
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    for (const language of ["tr", "ar"] as const) {
      test(`everything is as for everyone, in ${language}`, wideIf(language !== "tr"), async ({ page }) => {
        await page.goto(`${ticket}?lng=${language}`);
        await expect(line(page)).toHaveCount(0);
        await expect(page.locator("a[href*='calendar.ics']")).toBeVisible();
        await page.goto(`/download?lng=${language}`);
        for (const [store, host] of Object.entries({ google: "play.google.com", apple: "apps.apple.com" })) {
          await expect(page.locator(`main [data-store=${store}]`)).toHaveAttribute(
            "href",
            new RegExp(`^https://${host}/`),
          );
        }
      });
    }
  });
});

test.describe("with the app's own host", () => {
  test.use({ ...phone, settings: { APP_LINK_ORIGIN: "http://app.example" } });

  async function pressOpenInApp(page: Page): Promise<string | null> {
    await page.goto(`${post}?lng=tr`);
    await expect(line(page)).toBeVisible();
    const open = page.locator("[data-open-in-app]");
    await open.click();
    return open.getAttribute("href");
  }

  test.describe("on Android", () => {
    test.use({ userAgent: android });

    test("Open in the app opens our app, or comes back to this page", async ({ page, baseURL, errorWatch }) => {
      errorWatch.allow(/Failed to launch 'intent:/);
      expect(await pressOpenInApp(page)).toBe(
        `intent://app.example${post}?lng=tr#Intent;scheme=http;package=${brand.android.packageName};` +
          `S.browser_fallback_url=${encodeURIComponent(`${baseURL}${post}?lng=tr`)};end`,
      );
    });
  });

  test.describe("on an iPhone with a way out", () => {
    test.use({ userAgent: apps["Facebook on an iPhone"].userAgent });

    test("Open in the app leads to this page in the browser first", async ({ page, baseURL, errorWatch }) => {
      errorWatch.allow(/Failed to launch 'x-safari-/);
      expect(await pressOpenInApp(page)).toBe(`x-safari-${baseURL}${post}?lng=tr`);
    });
  });

  test.describe("on an iPhone without one", () => {
    test.use({ userAgent: apps["Instagram on an iPhone"].userAgent });

    test("Open in the app shows the written way, though it was closed or makes way for a code", async ({ page }) => {
      await page.goto(`${post}?lng=tr`);
      await line(page).getByRole("button").click();
      await expect(line(page)).toHaveCount(0);
      for (const path of [post, ticket]) {
        await page.goto(`${path}?lng=tr`);
        await waitForHydration(page);
        await page.waitForLoadState("networkidle");
        await page.locator("[data-open-in-app]").click();
        await expect(line(page)).toBeFocused();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    });
  });
});

test.describe("in an ordinary browser", () => {
  test.use({
    ...phone,
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  });

  test("nothing of it is loaded or shown", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(ticket);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await expect(line(page)).toHaveCount(0);
    await expect(page.locator("a[href*='calendar.ics']")).toBeVisible();
    expect(asked.filter((path) => path.includes("in-app-"))).toEqual([]);
  });
});
