import type { Page } from "@playwright/test";

/**
 * What does not fit the width of the screen. Not only the document's width: what sticks out of a clipped box is lost
 * text too.
 *
 * @returns the beginning of each element that sticks out, or the width of a document that scrolls sideways
 */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolled = document.scrollingElement?.scrollWidth ?? 0;
    if (scrolled > width) return [`document ${scrolled} in ${width}`];
    const texts = [...document.querySelectorAll("h1, h2, h3, p, a, button, label, li, dt, dd, summary")];
    return texts
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false;
        if (element.closest("[inert], [data-offscreen]") || box.bottom < 0) return false;
        return box.right > width + 1 || box.left < -1;
      })
      .map((element) => `in ${width}: ${element.outerHTML.slice(0, 120)}`);
  });
}
