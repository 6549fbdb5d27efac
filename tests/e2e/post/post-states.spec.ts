import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";
import { watchText } from "../support/watch-text.ts";

// What the server sends is tested in tests/http/post-states.test.ts.
test.use({ upstream: "scripted" });

/** Milliseconds: longer than `visitorTimeoutMs`, shorter than a call may take. */
const slow = 1500;

test("trying again shows the post once the product server answers", async ({ page, productServer }) => {
  productServer.on(postCall, { status: 500 }, { json: toldAnswer() });
  await page.goto(postPath);
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yazar p-1");
});

// What is common to all pages of a slow product server is tested in ../every-page/slow-product-server.spec.ts.
test.describe("a slow product server", () => {
  test("gives a page with the loading text, which goes on by itself", async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer(), delay: slow });
    const texts = await watchText(page);
    const response = await page.goto(postPath, { waitUntil: "commit" });
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yazar p-1");
    expect(texts[0]).toContain("Yükleniyor…");
    await expect(page).toHaveTitle("Yazar p-1: Söz p-1 | Meydan");
    await expect(page.locator("section[data-live]")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator('[data-slide="1"]')).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('[data-slide="3"] a[aria-haspopup="dialog"]')).toHaveText("Katıl");
  });

  test("that then fails gives the error, and trying again the post", async ({ page, productServer }) => {
    productServer.on(postCall, { status: 500, delay: slow });
    await page.goto(postPath);
    await expect(page.getByRole("alert")).toContainText("Post bulunamadı.");
    productServer.on(postCall, { json: toldAnswer() });
    await page.getByRole("link", { name: "Yeniden dene" }).click();
    await expect(page.locator("article").first()).toContainText("Söz p-1");
  });

  test("that then has no such post says so", async ({ page, productServer }) => {
    productServer.on(postCall, { status: 404, delay: slow });
    await page.goto(postPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post bulunamadı.");
  });
});
