import type { Locator, Page } from "@playwright/test";

/** The Join button in view: the floating one, or where a post has two columns, the one beside its media. */
export function joinButton(page: Page): Locator {
  return page.locator("[data-island=join-link]:not([inert] *)").getByRole("link").filter({ visible: true }).last();
}
