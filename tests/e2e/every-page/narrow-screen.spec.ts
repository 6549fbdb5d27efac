import { languages } from "#locales/index.ts";
import { everyPage } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// Without script, which changes no page's width and takes a third of the time.
test.use({
  javaScriptEnabled: false,
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
});

/** The first language, the longest words, the other direction, the tallest letters. */
const always: readonly string[] = ["tr", "de", "ar", "hi"];

for (const { code, direction } of languages) {
  test(`no page is wider than a screen of 320 px in ${code}`, always.includes(code) ? {} : wide, async ({ page }) => {
    for (const { name, path } of everyPage) {
      await page.goto(`${path}?lng=${code}`);
      await expect(page.locator("html"), name).toHaveAttribute("dir", direction);
      // Not only the document's width: what sticks out of a clipped box is lost text too.
      const tooWide = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const scrolled = document.scrollingElement?.scrollWidth ?? 0;
        const texts = [...document.querySelectorAll("h1, h2, h3, p, a, button, label, li, dt, dd, summary")];
        const out = texts.filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
          if (element.closest("[inert], [data-offscreen]") || box.bottom < 0) return false;
          return box.right > width + 1 || box.left < -1;
        });
        return scrolled > width ? [`document ${scrolled}`] : out.map((element) => element.outerHTML.slice(0, 120));
      });
      expect(tooWide, name).toEqual([]);
    }
  });
}
