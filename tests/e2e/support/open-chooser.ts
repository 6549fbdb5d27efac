import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";
import { joinButton } from "./join-button.ts";

/** Goes to a page with Join, presses it once it works, and waits for the platform chooser. */
export async function openChooser(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await joinButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}
