import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Locale, languages, type Script } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import { flattenMessages } from "#site/i18n/create-message-formatter.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// The device's fonts of fallback-fonts.ts in the widths of the web fonts, as Chromium shapes all messages of a language.

test.skip(!existsSync("/usr/share/fonts/truetype/liberation"), "without Debian's fonts, every device font is another");

/** By how much the width of all messages together may differ, in percent. Arabic letters vary most. */
const limits: Readonly<Record<Script, number>> = { Latn: 1, Cyrl: 1, Deva: 1, Arab: 1.5, Hans: 1, Jpan: 1, Kore: 1 };

/** The width of texts in a list of fonts, in each weight that the site has. */
async function widthsOf(page: Page, property: "--font-text" | "--font-fallback", texts: readonly string[]) {
  return page.evaluate(
    async ([property, texts]) => {
      const families = getComputedStyle(document.documentElement).getPropertyValue(property);
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas");
      context.textRendering = "geometricPrecision"; // as base.css has it
      const widths = [];
      for (const weight of [400, 550, 700]) {
        context.font = `${weight} 100px ${families}`;
        // Fails for a font that this device does not have.
        await document.fonts.load(context.font, texts.join("")).catch(() => {});
        widths.push(texts.reduce((sum, text) => sum + context.measureText(text).width, 0));
      }
      return widths;
    },
    [property, texts] as const,
  );
}

/** One language of each font and sheet; the others repeat it. */
const some: readonly Locale[] = ["tr", "en", "de", "ru", "ar", "fa", "hi"];

for (const [title, isChosen, details] of [
  ["", (code: Locale) => some.includes(code), {}],
  [", in the other languages", (code: Locale) => !some.includes(code), wide],
] as const) {
  test(`messages are as wide before the web fonts come as after${title}`, details, async ({ page }) => {
    for (const { code, script } of languages.filter((language) => isChosen(language.code))) {
      // Turkish and English have widths of their own (fallback-fonts.ts); on a page of German, `lang` decides for the rest.
      const sheet = code === "tr" || code === "en" ? code : "de";
      if (!page.url().endsWith(`lng=${sheet}`)) {
        await page.goto(`/download?lng=${sheet}`);
        await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link#fonts")?.sheet !== null);
      }
      await page.locator("html").evaluate((root, language) => root.setAttribute("lang", language), code);
      const texts = Object.values(flattenMessages(messages[code]));
      const before = await widthsOf(page, "--font-fallback", texts);
      const after = await widthsOf(page, "--font-text", texts);
      const differences = after.map((width, at) => (width / (before[at] ?? 0) - 1) * 100);
      expect.soft(Math.max(...differences.map(Math.abs)), `${code}: ${differences}`).toBeLessThan(limits[script]);
    }
  });
}
