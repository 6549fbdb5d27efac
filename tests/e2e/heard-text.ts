import type { Locator } from "@playwright/test";

/** What a screen reader says of an element whose text is made by the stylesheet (site/ui/stat-list.module.css). */
export function heardText(element: Locator): Promise<string> {
  return element.evaluate((shown) => JSON.parse(getComputedStyle(shown, "::after").content));
}
