import type { Page } from "@playwright/test";
import { everyPage } from "../support/every-page.ts";
import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

const pathOf = (name: string) => everyPage.find((page) => page.name === name)?.path ?? "";
const shareButton = (page: Page) => page.getByRole("button", { name: "Paylaş", exact: true });
/** The live regions of all share buttons; one of them speaks. */
const status = (page: Page) => page.getByRole("status");

declare global {
  interface Window {
    sharedData?: ShareData[];
  }
}

test.describe("a browser that can share", () => {
  for (const name of ["post-gallery", "profile"]) {
    test(`${name}: hands on the bare address in the page's language`, async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        window.sharedData = [];
        navigator.share = async (data) => {
          window.sharedData?.push(data ?? {});
        };
      });
      await page.goto(`${pathOf(name)}?utm_source=x&fbclid=y`);
      await shareButton(page).first().click();
      await expect
        .poll(() => page.evaluate(() => window.sharedData))
        .toEqual([{ url: `${baseURL}${pathOf(name)}?lng=tr` }]);
      for (const text of await status(page).allTextContents()) expect(text).toBe("");
    });
  }

  test("nothing more happens to somebody who changes their mind", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("cancelled", "AbortError"));
      navigator.clipboard.writeText = async () => {
        document.title = "copied";
      };
    });
    await page.goto(pathOf("profile"));
    const title = await page.title();
    await shareButton(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(status(page)).toHaveText("");
    expect(await page.title()).toBe(title);
  });
});

test.describe("a browser that cannot", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("copies the link, and says so", async ({ page, baseURL }) => {
    await page.goto(`${pathOf("profile")}?lng=ar`);
    await page.getByRole("button", { name: "مشاركة", exact: true }).click();
    await expect(status(page)).toHaveText("تم نسخ الرابط");
    await expect(page.locator("[popover=manual]")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[popover=manual]")).toHaveText("تم نسخ الرابط");
    expect(await copied(page)).toBe(`${baseURL}${pathOf("profile")}?lng=ar`);
  });

  test("in the carousel, copies the link of the slide in view", async ({ page, baseURL }) => {
    await page.goto(pathOf("post-gallery"));
    await shareButton(page).first().click();
    await expect(status(page).first()).toHaveText("Bağlantı kopyalandı");
    await expect(page.locator("[popover=manual]")).toBeInViewport({ ratio: 1 });
    expect(await copied(page)).toBe(`${baseURL}${pathOf("post-gallery")}?lng=tr`);
    await page.getByRole("button", { name: "Sonraki gönderi" }).click();
    const slide = page.locator('[data-slide="1"]:not([inert])');
    const other = await slide
      .getByRole("link")
      .filter({ has: page.locator("time") })
      .getAttribute("href");
    expect(other).toMatch(/^\/post\/./);
    expect(other).not.toContain(pathOf("post-gallery"));
    await slide.getByRole("button", { name: "Paylaş", exact: true }).click();
    await expect.poll(() => copied(page)).toBe(`${baseURL}${other}?lng=tr`);
  });

  test("where copying is forbidden, offers the link selected, and gives the focus back", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
    });
    await page.goto(pathOf("post-text"));
    await shareButton(page).first().click();
    const dialog = page.getByRole("dialog", { name: "Bağlantıyı kopyala" });
    const field = dialog.getByRole("textbox", { name: "Bağlantı" });
    await expect(field).toHaveValue(`${baseURL}${pathOf("post-text")}?lng=tr`);
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty("readOnly", true);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
    await expect(field).toHaveJSProperty("scrollLeft", 0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(shareButton(page).first()).toBeFocused();
  });
});

test.describe("a product server that is slow", () => {
  test.use({ upstream: "scripted", permissions: ["clipboard-read", "clipboard-write"] });

  test("the button of a page that arrives late works too", async ({ page, baseURL, productServer }) => {
    productServer.on(postCall, { delay: 1200, json: toldAnswer() });
    await page.goto(postPath);
    await shareButton(page).first().click();
    await expect(status(page).filter({ hasText: "Bağlantı kopyalandı" })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${postPath}?lng=tr`);
  });
});

test("there is none where there is nothing to hand on", async ({ page }) => {
  for (const name of ["ticket", "delete-account", "post-missing", "profile-missing", "landing"]) {
    await page.goto(pathOf(name));
    await expect(page.locator("[data-island=share-button]")).toHaveCount(0);
    await expect(shareButton(page)).toHaveCount(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    for (const name of ["post-text", "profile"]) {
      await page.goto(pathOf(name));
      await expect(page.getByRole("button", { name: "Paylaş", includeHidden: true }).first()).toBeHidden();
    }
  });
});
