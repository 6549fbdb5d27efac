import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-fixture.ts";

const shownLanguage = (page: Page) => page.locator("html").getAttribute("lang");
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("i18nextLng"));

/** Puts values where the visitor's earlier visits would have left them, before any page script runs. */
async function remember(page: Page, storage: "localStorage" | "sessionStorage", language: string) {
  await page.addInitScript(([kind, value]) => window[kind].setItem("i18nextLng", value), [storage, language] as const);
}

test.describe("the order of the sources: address, cookie, local storage, session storage, browser, English", () => {
  test.use({ locale: "de-AT" });

  test("the address wins over everything else, for its own page", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "i18next", value: "ru", url: baseURL as string }]);
    await remember(page, "localStorage", "fr-x-picked");
    await page.goto("/download?lng=ko");
    expect(await shownLanguage(page)).toBe("ko");
    expect(await storedLanguage(page)).toBe("fr-x-picked");
  });

  test("the cookie comes second", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "i18next", value: "ru", url: baseURL as string }]);
    await remember(page, "localStorage", "fr-x-picked");
    await page.goto("/download");
    expect(await shownLanguage(page)).toBe("ru");
    expect(page.url()).toBe(`${baseURL}/download`);
  });

  test("local storage comes third, and the address then names it", async ({ page, baseURL }) => {
    await remember(page, "localStorage", "fr-x-picked");
    await remember(page, "sessionStorage", "it");
    await page.goto("/privacy-policy#veri");
    await page.waitForURL(`${baseURL}/privacy-policy?lng=fr#veri`);
    expect(await shownLanguage(page)).toBe("fr");
  });

  test("session storage comes fourth", async ({ page, baseURL }) => {
    await remember(page, "sessionStorage", "it");
    await page.goto("/download");
    await page.waitForURL(`${baseURL}/download?lng=it`);
    expect(await shownLanguage(page)).toBe("it");
  });

  test("the browser's language comes fifth; what nobody picked is forgotten", async ({ page }) => {
    await remember(page, "localStorage", "fr");
    await page.goto("/download");
    expect(await shownLanguage(page)).toBe("de");
    expect(await storedLanguage(page)).toBeNull();
  });

  test("a language that is picked in the menu is kept for pages without one", async ({ page, baseURL }) => {
    await page.goto("/download");
    await page.locator("footer button[popovertarget]").click();
    await page.getByRole("link", { name: "العربية" }).click();
    await page.waitForURL(`${baseURL}/download?lng=ar`);
    await page.goto("/download?lng=ko");
    expect(await shownLanguage(page)).toBe("ko");
    await page.goto("/privacy-policy");
    await page.waitForURL(`${baseURL}/privacy-policy?lng=ar`);
  });

  test("unknown values fall through, in every source", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "i18next", value: "tlh", url: baseURL as string }]);
    await remember(page, "localStorage", "xx-x-picked");
    await remember(page, "sessionStorage", "cimode");
    await page.goto("/download?lng=klingon");
    expect(await shownLanguage(page)).toBe("de");
  });
});

test.describe("a browser that speaks none of the languages", () => {
  test.use({ locale: "is-IS" });

  test("is shown English", async ({ page }) => {
    await page.goto("/download");
    expect(await shownLanguage(page)).toBe("en");
  });
});

test("a remembered language never loops, even where storage keeps refusing to change", async ({ page, baseURL }) => {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  await page.addInitScript(() => {
    Storage.prototype.getItem = (key) => (key === "i18nextLng" ? "fr-x-picked" : null);
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/download");
  await page.waitForURL(`${baseURL}/download?lng=fr`);
  await page.waitForLoadState();
  expect(visits).toBe(2);
});

test("forbidden storage leaves the page as the server sent it", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.goto("/download");
  expect(await shownLanguage(page)).toBe("tr");
});

test("nothing of the wrong language is painted before the page is corrected", async ({ page, baseURL }) => {
  await remember(page, "localStorage", "ar-x-picked");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const painted = JSON.parse(sessionStorage.getItem("painted") ?? "[]") as string[];
      for (const entry of list.getEntries()) painted.push(`${entry.name} ${document.documentElement.lang}`);
      sessionStorage.setItem("painted", JSON.stringify(painted));
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/download");
  await page.waitForURL(`${baseURL}/download?lng=ar`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("painted")))
    .toContain("first-contentful-paint ar");
  expect(await page.evaluate(() => sessionStorage.getItem("painted"))).not.toContain("first-contentful-paint tr");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the picker changes the language, and links keep it", async ({ page, baseURL }) => {
    await page.goto("/download");
    await page.locator("footer button[popovertarget]").click();
    await page.getByRole("link", { name: "العربية" }).click();
    expect(page.url()).toBe(`${baseURL}/download?lng=ar`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const privacy = page.locator("footer a[href^='/privacy-policy']");
    await expect(privacy).toHaveAttribute("href", "/privacy-policy?lng=ar");
  });
});
