import type { Page } from "@playwright/test";

/**
 * What has the focus and cannot be seen, because something that floats covers all of it (WCAG 2.2, 2.4.11).
 *
 * @returns the beginning of each element that may have the focus and is hidden then
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && element.contains(hit);
        }),
      );
    };
    const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary, video")];
    const hidden = stops.filter((element) => {
      if (element.closest("[inert], [popover]") || !element.checkVisibility({ visibilityProperty: true })) return false;
      element.focus();
      return document.activeElement === element && !isSeen(element);
    });
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: "instant" });
    return hidden.map((element) => element.outerHTML.slice(0, 160));
  });
}
