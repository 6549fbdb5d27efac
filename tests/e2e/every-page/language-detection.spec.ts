import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-fixture.ts";

// Which source wins, and what storage does that is full or forbidden: site/i18n/locale/correct-locale.test.ts and
// server/http/request/request-locale.test.ts.

const shownLanguage = (page: Page) => page.locator("html").getAttribute("lang");

test.use({ locale: "de-AT" });

test("a language that is picked in the menu is kept for pages without one, and nothing else is painted before", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const painted = JSON.parse(sessionStorage.getItem("painted") ?? "[]") as string[];
      for (const entry of list.getEntries()) painted.push(`${entry.name} ${document.documentElement.lang}`);
      sessionStorage.setItem("painted", JSON.stringify(painted));
    }).observe({ type: "paint", buffered: true });
  });
  const painted = () => page.evaluate(() => sessionStorage.getItem("painted"));
  await page.goto("/download");
  expect(await shownLanguage(page)).toBe("de");
  await page.locator("footer button[popovertarget]").click();
  await page.getByRole("link", { name: "العربية" }).click();
  await page.waitForURL(`${baseURL}/download?lng=ar`);
  await page.goto("/download?lng=ko");
  expect(await shownLanguage(page)).toBe("ko");
  await page.evaluate(() => sessionStorage.removeItem("painted"));
  await page.goto("/privacy-policy#veri");
  await page.waitForURL(`${baseURL}/privacy-policy?lng=ar#veri`);
  await expect.poll(painted).toContain("first-contentful-paint ar");
  expect(await painted()).not.toContain("first-contentful-paint de");
});
