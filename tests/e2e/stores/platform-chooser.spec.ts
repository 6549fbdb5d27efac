import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { productPaths } from "#contract/product-paths.ts";
import { joinButton } from "../support/join-button.ts";
import { expect, test } from "../support/site-fixture.ts";

const profile = "/profile/ada?lng=en";
const join = joinButton;
const joinWorks = (page: Page) => expect(page.locator("[data-island=join-link][data-hydrated]").last()).toBeAttached();
const chooser = (page: Page) => page.getByRole("dialog", { name: "One step and you’re in" });

test.use({ upstream: "scripted" });

test.beforeEach(({ productServer }) => {
  productServer.on(productPaths.user("ada"), {
    json: { result: { data: { username: "ada", fullName: "Ada", followersCount: 1, followingCount: 2 } } },
  });
  productServer.on(productPaths.userPosts("ada"), { json: { result: [] } });
});

test("Join opens a modal dialog with both platforms and holds the focus in it", async ({ page }) => {
  await page.goto(profile);
  await joinWorks(page);
  await expect(chooser(page)).toBeHidden();
  await join(page).click();
  await expect(chooser(page)).toBeVisible();
  expect(page.url()).toContain(profile);
  await expect(chooser(page)).toContainText("Join Meydan to like, comment, and have your say.");
  await expect(chooser(page).getByRole("list", { name: "Which phone do you have?" }).getByRole("link")).toHaveCount(2);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
});

const choices = [
  ["Apple (iPhone)", `https://apps.apple.com/tr/app/id${brand.ios.appId}?`],
  ["Google (Android)", `https://play.google.com/store/apps/details?id=${brand.android.packageName}&`],
] as const;
for (const [name, address] of choices) {
  test(`choosing ${name} opens its store in a new tab and closes the dialog`, async ({ page, context }) => {
    await context.route(/play\.google\.com|apps\.apple\.com/, (route) => route.fulfill({ body: "store" }));
    await page.goto(profile);
    await joinWorks(page);
    await join(page).click();
    const opened = context.waitForEvent("page");
    await chooser(page).getByRole("link", { name }).click();
    const store = await opened;
    expect(store.url()).toContain(address);
    expect(await store.evaluate(() => window.opener)).toBeNull();
    await expect(chooser(page)).toBeHidden();
  });
}

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) => page.getByRole("button", { name: "Close" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a click beside it": (page) => page.mouse.click(5, 300),
};
for (const [way, close] of Object.entries(waysToClose)) {
  test(`closed by ${way}, it gives the focus back and opens again`, async ({ page }) => {
    await page.goto(profile);
    await joinWorks(page);
    await join(page).focus();
    await page.keyboard.press("Enter");
    await expect(chooser(page)).toBeVisible();
    await close(page);
    await expect(chooser(page)).toBeHidden();
    await expect(join(page)).toBeFocused();
    await join(page).click();
    await expect(chooser(page)).toBeVisible();
  });
}

test("a click that asks for a new tab gets the download page", async ({ page, context }) => {
  await page.goto(profile);
  await joinWorks(page);
  const opened = context.waitForEvent("page");
  await join(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/download/);
  await expect(chooser(page)).toBeHidden();
});

test("where its script cannot be loaded, Join leads to the download page", async ({ page, errorWatch }) => {
  errorWatch.allow(/client-entry/);
  await page.route("**/client-entry*", (route) => route.abort("failed"));
  await page.goto(profile);
  await join(page).click();
  await expect(page).toHaveURL(/\/download/);
});

test("where the chooser cannot be loaded, Join leads to the download page", async ({ page, errorWatch }) => {
  errorWatch.allow(/platform-chooser|dynamically imported module/);
  await page.route("**/platform-chooser*", (route) => route.abort("failed"));
  await page.goto(profile);
  await joinWorks(page);
  await join(page).click();
  await expect(page).toHaveURL(/\/download/);
});

test("the Join button covers no text at the end of the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(profile);
  const coveredPixels = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const button = await join(page).boundingBox();
    const last = await page.getByRole("contentinfo").boundingBox();
    return Math.max(0, (last?.y ?? 0) + (last?.height ?? 0) - (button?.y ?? 0));
  };
  await expect.poll(coveredPixels).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Join leads to the download page", async ({ page }) => {
    await page.goto(profile);
    await join(page).click();
    await expect(page).toHaveURL(/\/download/);
  });
});
