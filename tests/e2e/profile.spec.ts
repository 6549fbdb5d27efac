import type { Page } from "@playwright/test";
import { productPaths } from "../../contract/product-paths.ts";
import {
  image,
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
  video,
} from "./support/product-server/profile-responses.ts";
import { expect, test } from "./support/site-fixture.ts";
import { watchText } from "./support/watch-text.ts";

// What the server sends is tested in tests/http/profile-states.test.ts.

const postsResponse = { json: { result: profilePosts } };
/** Longer than `visitorTimeoutMs`, shorter than a call may take. */
const slow = { delay: 1500 };

/** One transparent pixel, for media whose content does not matter. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const loadingText = (page: Page) => page.getByRole("status").filter({ hasText: "Yükleniyor…" });

test.use({ upstream: "scripted" });

test.beforeEach(async ({ page }) => {
  await page.route(/\/picture\/|^https:\/\/media\.example\//, (route) =>
    route.fulfill({ body: pixel, contentType: "image/png" }),
  );
});

test("the whole profile is shown; Follow, Share, the code for phones and Join are hydrated", async ({
  page,
  productServer,
}) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsResponse);
  await page.goto(profilePath);
  await expect(page.getByRole("heading", { level: 1, name: "Deniz Aksoy" })).toBeVisible();
  await expect(page.getByText("@denizaksoy", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Deniz Aksoy adlı kullanıcının profil resmi" })).toBeVisible();
  await expect(page.locator("[data-count=followers]")).toContainText("248,3\u00a0B");
  await expect(page.locator("[data-count=followers]")).toContainText("248.300");
  await expect(page.locator("[data-count=following]")).toHaveText("612 takip");
  await expect(page.getByRole("link", { name: "https://deniz.example/gunluk" })).toHaveAttribute("rel", /nofollow/);
  await expect(page.locator("main [data-island][data-hydrated]")).toHaveCount(4);
});

test("each post shows its type, first media, content and counts, and opens", async ({
  page,
  productServer,
  baseURL,
}) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsResponse);
  await page.goto(profilePath);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(profilePosts.length);
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
  productServer.on(postsPath, postsResponse);
  await page.goto(profilePath);
  await page.locator("[data-island=join-link][data-hydrated]").getByRole("link", { name: "Katıl" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // The dialog stands within the dock, whose quiet look is none of its links'.
  for (const store of await dialog.locator("[data-store]").all()) {
    await expect(store).toHaveCSS("background-color", "oklch(0 0 0)");
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("trying again shows the profile once the product server responds", async ({ page, productServer }) => {
  productServer.on(userPath, { status: 500 });
  productServer.on(postsPath, postsResponse);
  await page.goto(profilePath);
  productServer.on(userPath, userResponse);
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
});

test.describe("a slow product server", () => {
  test("the loading text first, the profile once it has arrived", async ({ page, productServer }) => {
    productServer.on(userPath, { ...userResponse, ...slow });
    productServer.on(postsPath, postsResponse);
    const texts = await watchText(page);
    const response = await page.goto(profilePath);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Aksoy");
    expect(texts[0]).toContain("Yükleniyor…");
    await expect(page).toHaveTitle("Deniz Aksoy (@denizaksoy) | Meydan");
    await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
    await expect(loadingText(page)).toHaveCount(0);
    await page.locator("[data-island=join-link][data-hydrated]").getByRole("link", { name: "Katıl" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("late posts do not keep the profile back", async ({ page, productServer }) => {
    productServer.on(userPath, userResponse);
    productServer.on(postsPath, { ...postsResponse, ...slow }, postsResponse);
    const texts = await watchText(page);
    await page.goto(profilePath);
    await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
    expect(texts[0]).toMatch(/Deniz Aksoy.*Yükleniyor…/s);
    await expect(loadingText(page)).toHaveCount(0);
  });

  test("then failing: the error, with a way to retry", async ({ page, productServer }) => {
    productServer.on(userPath, { status: 500, ...slow });
    productServer.on(postsPath, postsResponse);
    await page.goto(profilePath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profil şu anda yüklenemiyor.");
    await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveAttribute("href", profilePath);
  });
});

test.describe("as observed", () => {
  test.use({ settings: { AS_OBSERVED: "true" } });

  test("a slow one that fails then stays on Loading too", async ({ page, productServer }) => {
    productServer.on(userPath, { status: 500, ...slow });
    productServer.on(postsPath, postsResponse);
    const whole = page.waitForResponse((response) => response.url().includes("whole="));
    await page.goto(profilePath);
    expect((await whole).status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.locator("[aria-hidden=true]")).toHaveCount(0); // the skeleton is gone
    await expect(main).toHaveText("Yükleniyor…");
    await expect(main.getByRole("link")).toHaveCount(0);
    const calls = productServer.calls.length;
    await page.waitForTimeout(1000);
    expect(productServer.calls).toHaveLength(calls);
    expect(new URL(page.url()).search).toBe("");
  });
});

test("from right to left: mirrored, @names kept, links keep the language", async ({ page, productServer }) => {
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, postsResponse);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`${profilePath}?lng=ar`);
  const [avatar, name] = await Promise.all([
    page.getByRole("main").getByRole("img").first().boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect(avatar?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  await expect(page.locator("bdi[dir=ltr]")).toHaveText("@denizaksoy");
  await expect(page.getByRole("article").first().getByRole("link")).toHaveAttribute("href", "/post/p1?lng=ar");
});
