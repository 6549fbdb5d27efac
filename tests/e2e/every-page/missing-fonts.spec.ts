import { existsSync } from "node:fs";
import { join } from "node:path";
import config from "../../../playwright.config.ts";
import { pathOf } from "../support/every-page.ts";
import { fontsOf } from "../support/fonts.ts";
import { expect, test } from "../support/site-fixture.ts";

const latinFonts = "/usr/share/fonts/truetype/liberation";
const fontSettings = join(import.meta.dirname, "latin-fonts.conf"); // names that folder

/** A device with Latin, Cyrillic and Greek fonts, and no other. */
test.use({
  launchOptions: { ...config.use?.launchOptions, env: { ...process.env, FONTCONFIG_FILE: fontSettings } },
});
test.describe.configure({ mode: "default" }); // one browser of its own, not one a worker
test.skip(!existsSync(latinFonts), "without Debian's fonts-liberation, every device font is another");

test("a device with Latin fonts alone shows every letter", async ({ page }) => {
  for (const [language, family] of [
    ["ar", "Vazirmatn"],
    ["hi", "Noto Sans Devanagari"],
    ["ru", "Onest"],
    ["zh", "Noto Sans SC"],
    ["ja", "Noto Sans JP"],
    ["ko", "Noto Sans KR"],
  ] as const) {
    await page.goto(`/download?lng=${language}`);
    // A box is drawn in the device's font.
    for (const selector of ["h1", "main p"]) {
      await expect.poll(() => fontsOf(page, selector), language).toContainEqual(expect.stringContaining(family));
      await expect
        .poll(() => fontsOf(page, selector), language)
        .not.toContainEqual(expect.stringContaining("Liberation"));
    }
  }
});

test("a post in another language than the page, and the names of all languages", async ({ page }) => {
  await page.goto(`${pathOf("post-text")}?lng=tr`);
  const text = page.locator("main p[dir=auto]").first();
  await text.evaluate((element) => {
    element.id = "text";
    element.textContent = "日本語 天气 안녕 नमस्ते سلام Привет 😀";
  });
  await page.getByRole("banner").getByRole("button").click();
  for (const selector of ["#text", "a[lang=ja]", "a[lang=ar]", "a[lang=hi]"]) {
    await expect.poll(() => fontsOf(page, selector)).not.toEqual([]);
    await expect.poll(() => fontsOf(page, selector)).not.toContainEqual(expect.stringContaining("Liberation"));
  }
  await expect
    .poll(() => fontsOf(page, "#text"))
    .toEqual(expect.arrayContaining(["Vazirmatn", "Onest", "Twemoji"].map((name) => expect.stringContaining(name))));
});
