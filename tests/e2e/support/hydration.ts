import { expect, type Page } from "@playwright/test";

/** Waits until every island of the page works: before that, a press does what it does without script. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
}
