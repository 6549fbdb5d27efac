import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";

/** Goes to a page with Join, presses it once it works, and waits for the platform chooser. */
export async function openChooser(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await joinButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** The Join button in view: the floating one, or where a post has two columns, the one beside its media. */
export function joinButton(page: Page): Locator {
  return page.locator("[data-island=join-link]:not([inert] *)").getByRole("link").filter({ visible: true }).last();
}
