import type { Page } from "@playwright/test";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { openChooser } from "../support/open-chooser.ts";
import { readQrCode } from "../support/read-qr-code.ts";
import { expect, test } from "../support/site-fixture.ts";

// Which URL the code has: site/features/store-links/phone-code/phone-url.test.ts, and in tests/http/download.test.ts that
// of the download page, where the URL leads, and that a ticket has no code; when it is drawn: lazy-phone-code.test.tsx
// there, and invitation.spec.ts.

const [post, profile] = [pathOf("post-gallery"), pathOf("profile")];
const code = (page: Page) => page.getByRole("img", { name: "QR code that takes your phone to the app" });

/** What a camera reads that sees the code and nothing around it. */
async function readCode(page: Page): Promise<string | undefined> {
  const clip = await code(page).boundingBox();
  return readQrCode(await page.screenshot(clip ? { clip } : {}));
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a phone reads the code in the chooser, dark and light, and the stores come behind it", async ({
    page,
    site,
  }) => {
    await openChooser(page, `${post}?lng=en`);
    await expect(code(page)).toBeVisible();
    expect((await code(page).boundingBox())?.width).toBeGreaterThanOrEqual(192);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const query = `to=auto&from=post&id=${post.split("/")[2]}&lng=en`;
      expect(await readCode(page), colorScheme).toBe(`${site.origin}/download?${query}`);
    }
    const order = await page
      .locator("dialog :is(svg[role=img], [data-store])")
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.store ?? "code"));
    expect(order).toEqual(["code", "apple", "google"]);
    expect(await axeViolationsInBothSchemes(page, { within: "[data-phone-code]" })).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  });

  test("neither a dialog nor a page shows or loads a code, nor help for in-app browsers", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const expectStoresAlone = async (place: string) => {
      expect.soft(await page.locator("[data-phone-code]:visible").count(), place).toBe(0);
      expect.soft(await page.locator("[data-store]:visible").count(), place).toBeGreaterThanOrEqual(2);
    };
    await openChooser(page, `${post}?lng=en`);
    await expectStoresAlone("chooser");
    await page.goto("/download?lng=en");
    await waitForHydration(page);
    await expectStoresAlone("download page");
    expect(asked.filter((url) => /\/qr-code-|in-app-help/.test(url))).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test("a page keeps no room for a code, and the download page has one", async ({ page, site }) => {
    await page.goto(`${profile}?lng=en`);
    await expect(page.locator("[data-phone-code]")).toHaveCount(1);
    await expect(page.locator("[data-phone-code]")).toBeHidden();
    await page.goto("/download?lng=en");
    expect(await readCode(page)).toBe(`${site.origin}/download?to=auto&lng=en`);
  });
});
