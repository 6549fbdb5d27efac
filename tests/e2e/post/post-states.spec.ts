import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// What the server sends is tested in tests/http/post-states.test.ts, what is common to all pages that are late in
// every-page/slow-product-server.spec.ts.
test.use({ upstream: "scripted", permissions: ["clipboard-read", "clipboard-write"] });

/** Milliseconds: longer than `visitorTimeoutMs`, shorter than a call may take. */
const delay = 1500;

test("a post that comes after its loading text works like any other", async ({ page, baseURL, productServer }) => {
  productServer.on(postCall, { json: toldAnswer(), delay });
  const whole = page.waitForResponse((response) => response.url().includes("whole="));
  await page.goto(postPath);
  await whole;
  await expect(page).toHaveTitle("Yazar p-1: Söz p-1 | Meydan");
  await page.getByRole("button", { name: "Paylaş", exact: true }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Bağlantı kopyalandı" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${postPath}?lng=tr`);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-slide="1"]')).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator('[data-slide="3"] a[aria-haspopup="dialog"]')).toHaveText("Katıl");
});
