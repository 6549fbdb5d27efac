import type { Page } from "@playwright/test";
import { productPaths } from "../../contract/product-paths.ts";
import { expect, test } from "./support/site-fixture.ts";

const uuid = "6f1b2c3d-00a1-4a00-8000-0000000000a1";
const address = `/profile/${uuid}`;
const userPath = productPaths.user(uuid);
const postsPath = productPaths.userPosts(uuid);

const user = {
  username: "denizaksoy",
  fullName: "Deniz Aksoy",
  bio: "Vapurda yazar.\nhttps://deniz.example/gunluk",
  followersCount: 248_300,
  followingCount: 612,
  avatar: { original: "https://media.example/deniz.png" },
};
const counts = { views: 15_300, likes_count: 1234, comments_count: 12, favorites_count: 3, shares_count: 1 };
const image = { mime_type: "image/png", original_url: "https://media.example/vapur.png" };
const video = {
  mime_type: "video/mp4",
  original_url: "https://media.example/kule.mp4",
  poster_url: "https://media.example/kule.png",
};
const posts = [
  { uuid: "p1", type: 1, media: [image], content: "Akşam vapuru", ...counts },
  { uuid: "p2", type: 3, media: [], content: "Şemsiyelerin ayrı bir şehri olmalı.", ...counts },
  { uuid: "p3", type: 2, media: [video], ...counts },
  { uuid: "p4", type: 2, media: [{ ...video, poster_url: undefined }], ...counts },
];
const userResponse = { json: { result: { data: user } } };
const postsAnswer = { json: { result: posts } };
/** Longer than the 700 ms a visitor's page waits. */
const slow = { delay: 1500 };

/** One transparent pixel, for media whose content does not matter. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** The page as an island, which it is only in its loading state. */
const pageIsland = (page: Page) => page.locator("[data-island=profile-page]");
const loadingText = (page: Page) => page.getByRole("status").filter({ hasText: "Yükleniyor…" });

test.use({ upstream: "scripted" });

test.beforeEach(async ({ page }) => {
  await page.route(/\/picture\/|^https:\/\/media\.example\//, (route) =>
    route.fulfill({ body: pixel, contentType: "image/png" }),
  );
});

test("the whole profile is in the HTML, and only Join and Share are hydrated", async ({ page, productServer }) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsAnswer);
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toContain("s-maxage=30");
  await expect(page).toHaveTitle("Deniz Aksoy (@denizaksoy) | Meydan");
  expect(await response?.text()).toContain("Akşam vapuru");
  await expect(page.getByRole("heading", { level: 1, name: "Deniz Aksoy" })).toBeVisible();
  await expect(page.getByText("@denizaksoy", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Deniz Aksoy profil resmi" })).toBeVisible();
  await expect(page.locator("[data-count=followers]")).toContainText("248,3\u00a0B");
  await expect(page.locator("[data-count=followers]")).toContainText("248.300");
  await expect(page.locator("[data-count=following]")).toHaveText("612 takip");
  await expect(page.getByRole("link", { name: "https://deniz.example/gunluk" })).toHaveAttribute("rel", /nofollow/);
  await expect(page.locator("main [data-island][data-hydrated]")).toHaveCount(2);
  await expect(pageIsland(page)).toHaveCount(0);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "profile");
  const images = page.locator('meta[property="og:image"]');
  await expect(images.first()).toHaveAttribute("content", /\/share\/profile\/.+\.jpg$/);
  await expect(images.nth(1)).toHaveAttribute("content", "https://media.example/deniz.png");
});

test("each post shows its type, first media, content and counts, and opens", async ({
  page,
  productServer,
  baseURL,
}) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsAnswer);
  await page.goto(address);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(posts.length);
  await expect(cards.nth(0)).toContainText("Gönderi");
  await expect(cards.nth(0).locator("img")).toHaveAttribute("src", new RegExp(`^/picture/.*=${image.original_url}$`));
  await expect(cards.nth(1)).toContainText("Blip");
  await expect(cards.nth(1)).toContainText("Şemsiyelerin ayrı bir şehri olmalı.");
  await expect(cards.nth(2)).toContainText("Diğer");
  // A video is its poster: the post's own page plays it.
  await expect(cards.nth(2).locator("video")).toHaveCount(0);
  const poster = cards.nth(2).getByRole("img", { name: "Deniz Aksoy adlı kullanıcının videosu" });
  await expect(poster).toHaveAttribute("src", new RegExp(`^/picture/.*=${video.poster_url}$`));
  await expect(cards.nth(3).locator("video")).toHaveAttribute("src", `${video.original_url}#t=0.1`);
  for (const text of ["15.300 görüntülenme", "1.234 beğeni", "12 yorum", "3 favori", "1 paylaşım"]) {
    await expect(cards.nth(0).getByRole("img", { name: text, exact: true })).toBeVisible();
  }
  productServer.on(productPaths.post("p2"), { status: 404 });
  await cards.nth(1).click();
  await page.waitForURL(`${baseURL}/post/p2`);
});

test("Join opens the platform chooser", async ({ page, productServer }) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsAnswer);
  await page.goto(address);
  await page.locator("[data-island=join-link][data-hydrated]").getByRole("link", { name: "Katıl" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("no avatar, no full name, no posts", async ({ page, productServer }) => {
  productServer.on(userPath, { json: { result: { data: { username: "ipek" } } } });
  productServer.on(postsPath, { json: { result: [] } });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "ipek" })).toBeVisible();
  await expect(page.getByText("İ", { exact: true })).toBeVisible();
  await expect(page.getByText("Henüz gönderi yok.")).toBeVisible();
});

test.describe("the page has the status and the text of the product server's response", () => {
  for (const [name, behavior, status, text] of [
    ["404", { status: 404 }, 404, "Profil bulunamadı."],
    ["410", { status: 410 }, 410, "Bu profil kapatıldı."],
    ["no result.data", { json: { result: {} } }, 404, "Profil verisi bulunamadı."],
    ["500", { status: 500 }, 503, "Profil şu anda yüklenemiyor."],
    ["a broken connection", { hangUp: true }, 503, "Profil şu anda yüklenemiyor."],
    ["not JSON", { body: "<html>" }, 503, "Profil şu anda yüklenemiyor."],
  ] as const) {
    test(name, async ({ page, productServer }) => {
      productServer.on(userPath, behavior);
      productServer.on(postsPath, postsAnswer);
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
      await expect(page.getByRole("main").getByRole("link", { name: "Ana sayfaya dön" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Uygulamayı indir" })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const retry = page.getByRole("link", { name: "Yeniden dene" });
      expect(await retry.count()).toBe(status === 503 ? 1 : 0);
      if (status !== 503) return;
      expect(response?.headers()["retry-after"]).toBe("10");
      expect(response?.headers()["cache-control"]).toContain("no-store");
      productServer.on(userPath, userResponse);
      await retry.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
    });
  }

  test("an invalid id is 404 without a call", async ({ page, productServer }) => {
    const response = await page.goto("/profile/a%20b");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profil bulunamadı.");
    expect(productServer.calls).toEqual([]);
  });

  test("failing posts cost the list alone, and not for long", async ({ page, productServer }) => {
    productServer.on(userPath, userResponse);
    productServer.on(postsPath, { status: 500 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=10");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
    await expect(page.getByText("Gönderiler şu anda yüklenemiyor.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveAttribute("href", address);
  });
});

test.describe("a slow product server", () => {
  test("the loading text first, the profile once it has arrived", async ({ page, productServer }) => {
    productServer.on(userPath, { ...userResponse, ...slow });
    productServer.on(postsPath, postsAnswer);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    expect(await response?.text()).toContain("Yükleniyor…");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
    await expect(page).toHaveTitle("Deniz Aksoy (@denizaksoy) | Meydan");
    await expect(page.getByRole("article")).toHaveCount(posts.length);
    await expect(loadingText(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Katıl" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("late posts do not keep the profile back", async ({ page, productServer }) => {
    productServer.on(userPath, userResponse);
    productServer.on(postsPath, { ...postsAnswer, ...slow });
    const response = await page.goto(address);
    expect(await response?.text()).toContain("Deniz Aksoy");
    await expect(page.getByRole("article")).toHaveCount(posts.length);
    expect(productServer.calls.filter((call) => call === `GET ${userPath}`)).toHaveLength(1);
  });

  test("then failing: the error, with a way to retry", async ({ page, productServer, errorWatch }) => {
    errorWatch.allow(/^response: 503 .*\/api\/public\/users\//);
    productServer.on(userPath, { status: 500, ...slow });
    productServer.on(postsPath, postsAnswer);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profil şu anda yüklenemiyor.");
    await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveAttribute("href", address);
  });

  test("a preview crawler waits for the whole page", async ({ request, productServer }) => {
    productServer.on(userPath, { ...userResponse, ...slow });
    productServer.on(postsPath, postsAnswer);
    const response = await request.get(address, { headers: { "user-agent": "WhatsApp/2.23" } });
    expect(await response.text()).toContain('<meta property="og:title" content="Deniz Aksoy (@denizaksoy) | Meydan"');
  });
});

test.describe("as observed", () => {
  test.use({ settings: { AS_OBSERVED: "true" } });

  for (const [name, behavior] of [
    ["404", { status: 404 }],
    ["500", { status: 500 }],
    ["no result.data", { json: {} }],
  ] as const) {
    test(`a failed profile stays on Loading: ${name}`, async ({ page, productServer }) => {
      productServer.on(userPath, behavior);
      productServer.on(postsPath, postsAnswer);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("main")).toHaveText("Yükleniyor…");
      await expect(pageIsland(page)).toHaveCount(0);
    });
  }

  test("a slow one that fails then stays on Loading too", async ({ page, productServer, errorWatch }) => {
    errorWatch.allow(/^response: 503 .*\/api\/public\/users\//);
    productServer.on(userPath, { status: 500, ...slow });
    productServer.on(postsPath, postsAnswer);
    const failed = page.waitForResponse((response) => response.url().endsWith(userPath));
    await page.goto(address);
    expect((await failed).status()).toBe(503);
    await expect(pageIsland(page).locator("[aria-hidden=true]")).toHaveCount(0); // the skeleton is gone
    await expect(pageIsland(page)).toHaveText("Yükleniyor…");
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  });

  test("a profile that arrives is shown", async ({ page, productServer }) => {
    productServer.on(userPath, userResponse);
    productServer.on(postsPath, postsAnswer);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the profile is whole, and Join leads to the download page", async ({ page, productServer }) => {
    productServer.on(userPath, userResponse);
    productServer.on(postsPath, postsAnswer);
    await page.goto(address);
    await expect(page.getByRole("article")).toHaveCount(posts.length);
    await expect(page.locator("[data-position=profile]")).toHaveCount(2);
    await expect(page.getByRole("link", { name: "Katıl" })).toHaveAttribute("href", /^\/download\?from=profile&id=/);
  });
});

test("from right to left: mirrored, @names kept, links keep the language", async ({ page, productServer }) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsAnswer);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`${address}?lng=ar`);
  const [avatar, name] = await Promise.all([
    page.getByRole("main").getByRole("img").first().boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect(avatar?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  await expect(page.locator("bdi[dir=ltr]")).toHaveText("@denizaksoy");
  await expect(page.getByRole("article").first().getByRole("link")).toHaveAttribute("href", "/post/p1?lng=ar");
});
