import type { Locator, Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { openChooser } from "../support/open-chooser.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wideIf } from "../support/wide.ts";

// Where it is offered, and what is said where copying is refused: site/features/store-links/copied-link/copied-link.test.tsx.

const post = pathOf("post-text");

const words = {
  tr: {
    copy: "Uygulama için bu gönderinin bağlantısını kopyala",
    copied: "Bağlantı kopyalandı.",
    open: "App Store’u aç",
  },
  ar: { copy: "نسخ رابط المنشور لفتحه في التطبيق", copied: "تم نسخ الرابط.", open: "فتح App Store" },
} as const;

/** Builds the brand's answer into the scripts that the page gets, as an owner's build has it. */
async function letAppTakeLinks(page: Page): Promise<() => number> {
  let changed = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace("takesCopiedLink:!1", "takesCopiedLink:!0");
    if (body !== script) changed++;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

async function lowerEdge(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  permissions: ["clipboard-read", "clipboard-write"],
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
});

for (const language of ["tr", "ar"] as const) {
  const title = `the post's link is copied by a press, and a second one opens the store, in ${language}`;
  test(title, wideIf(language !== "tr"), async ({ page, baseURL }) => {
    const changed = await letAppTakeLinks(page);
    await openChooser(page, `${post}?lng=${language}&utm_source=x`);
    expect(changed()).toBe(1);
    const dialog = page.getByRole("dialog");
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const copy = dialog.getByRole("button", { name: words[language].copy });
    await expect(copy).toBeVisible();
    expect(await copied(page)).toBe("before");
    const pressed = await lowerEdge(copy);
    await copy.click();
    await expect(dialog.getByRole("status")).toContainText(words[language].copied);
    expect(await copied(page)).toBe(`${baseURL}${post}?lng=${language}`);
    const store = dialog.getByRole("link", { name: words[language].open });
    await expect(store).toBeFocused();
    await expect(store).toHaveAttribute(
      "href",
      new RegExp(`^https://apps\\.apple\\.com/.*id${brand.ios.appId}\\?.*ct=post-chooser`),
    );
    // At the same place, but for the pixel by which the pointer lifts a badge, in its own time.
    expect(Math.abs((await lowerEdge(store)) - pressed)).toBeLessThan(2);
    expect(await axeViolationsInBothSchemes(page, { within: "dialog" })).toEqual([]);
  });
}
