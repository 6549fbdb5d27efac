import { postCall, postPath, toldAnswer } from "./support/post-responses.ts";
import type { Behavior } from "./support/product-server.ts";
import { expect, test } from "./support/site-fixture.ts";

test.use({ upstream: "scripted" });

/** Longer than a page waits (700 ms), shorter than its script does. */
const slow = 1500;

const failures: { name: string; behavior: Behavior; status: number; text: string; retry: boolean }[] = [
  { name: "404", behavior: { status: 404 }, status: 404, text: "Post bulunamadı.", retry: false },
  { name: "410", behavior: { status: 410 }, status: 410, text: "Post bulunamadı.", retry: false },
  {
    name: "no result.data",
    behavior: { json: { result: {} } },
    status: 404,
    text: "Post verisi bulunamadı.",
    retry: false,
  },
  { name: "500", behavior: { status: 500 }, status: 503, text: "Post bulunamadı.", retry: true },
  { name: "no JSON", behavior: { body: "<html>" }, status: 503, text: "Post bulunamadı.", retry: true },
  {
    name: "over the limit",
    behavior: { body: `"${"x".repeat(2_100_000)}"` },
    status: 503,
    text: "Post bulunamadı.",
    retry: true,
  },
  { name: "a closed connection", behavior: { hangUp: true }, status: 503, text: "Post bulunamadı.", retry: true },
];

for (const { name, behavior, status, text, retry } of failures) {
  test(`the product server gives ${name}: ${status}, "${text}"`, async ({ page, productServer, site }) => {
    productServer.on(postCall, behavior);
    const response = await page.goto(postPath);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
    await expect(page.locator("main").getByRole("link", { name: "Ana sayfaya dön" })).toHaveAttribute("href", "/");
    await expect(page.locator("main").getByRole("link", { name: "Uygulamayı indir" })).toHaveAttribute(
      "href",
      "/download",
    );
    await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveCount(retry ? 1 : 0);
    expect(response?.headers()["retry-after"]).toBe(retry ? "10" : undefined);

    const requestId = response?.headers()["x-request-id"] ?? "none";
    const errors = site
      .log()
      .split("\n")
      .filter((line) => line.includes(requestId) && line.includes("product server failed"));
    expect(errors).toHaveLength(retry ? 1 : 0);
  });
}

test("trying again shows the post once the product server answers", async ({ page, productServer }) => {
  productServer.on(postCall, { status: 500 }, { json: toldAnswer() });
  await page.goto(postPath);
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yazar p-1");
});

test("an address that cannot be a post's is 404, and the product server is not asked", async ({
  page,
  productServer,
}) => {
  const response = await page.goto(`/post/${"a".repeat(65)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post bulunamadı.");
  expect(productServer.calls).toEqual([]);
});

test.describe("a slow product server", () => {
  test("gives a page with the loading text, which goes on by itself", async ({ page, productServer }) => {
    productServer.on(postCall, { json: toldAnswer(), delay: slow });
    const response = await page.goto(postPath, { waitUntil: "commit" });
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Yükleniyor…");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yazar p-1");
    await expect(page).toHaveTitle("Yazar p-1: Söz p-1 | Meydan");
    await expect(page.locator("section[data-live]")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator('[data-slide="1"]')).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('[data-slide="3"] a[data-store]')).toHaveCount(2);
  });

  test("that then fails gives the error, and trying again the post", async ({ page, productServer, errorWatch }) => {
    errorWatch.allow(/^response: 503 .*\/api\/public\/post\/p-1$/);
    productServer.on(postCall, { status: 500, delay: slow });
    await page.goto(postPath);
    await expect(page.getByRole("alert")).toContainText("Post bulunamadı.");
    productServer.on(postCall, { json: toldAnswer() });
    await page.getByRole("link", { name: "Yeniden dene" }).click();
    await expect(page.locator("article").first()).toContainText("Söz p-1");
  });

  test("that then has no such post says so", async ({ page, productServer, errorWatch }) => {
    errorWatch.allow(/^response: 404 .*\/api\/public\/post\/p-1$/);
    productServer.on(postCall, { status: 404, delay: slow });
    await page.goto(postPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post bulunamadı.");
  });

  test("is waited for by robots that make link previews", async ({ request, productServer }) => {
    productServer.on(postCall, { json: toldAnswer(), delay: slow });
    const response = await request.get(postPath, { headers: { "User-Agent": "WhatsApp/2.24.6 A" } });
    const html = await response.text();
    expect(html).toContain('<meta property="og:title" content="Yazar p-1: Söz p-1 | Meydan"');
    expect(html).toContain('<meta property="og:type" content="article"');
  });
});

test("the same call is offered on the site's own origin, reading only", async ({ request, productServer }) => {
  productServer.on(postCall, { json: toldAnswer() });
  const answer = await request.get(postCall, { headers: { Cookie: "secret=1", Authorization: "Bearer secret" } });
  expect(answer.headers()["content-type"]).toBe("application/json; charset=utf-8");
  expect(await answer.json()).toEqual(toldAnswer());
  expect((await request.fetch(postCall, { method: "HEAD" })).status()).toBe(200);
  expect((await request.post(postCall, { data: "x" })).status()).toBe(405);
  expect(productServer.calls).toEqual([`GET ${postCall}`, `GET ${postCall}`]);
  expect((await request.get("/api/public/post/none")).status()).toBe(404);
});
