import { brand } from "../../brand/brand.ts";
import { expect, test } from "./site-fixture.ts";

test("both stores, what the app is, and that it is free", async ({ page }) => {
  await page.goto("/download?lng=en");
  await expect(page).toHaveTitle(`Download the app | ${brand.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Carry the square with you");
  await expect(page.getByText("Free on both stores. No subscription.")).toBeVisible();
  const apple = page.getByRole("link", { name: "Download on the App Store" });
  const google = page.getByRole("link", { name: "Get it on Google Play" });
  await expect(apple).toHaveAttribute("href", `https://apps.apple.com/tr/app/id${brand.ios.appId}`);
  await expect(google).toHaveAttribute(
    "href",
    `https://play.google.com/store/apps/details?id=${brand.android.packageName}`,
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
