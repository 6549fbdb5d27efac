import type { Page } from "@playwright/test";

/**
 * Waits until the page has loaded and has started no request for half a second. Playwright's "networkidle" may wait for
 * ever after a page whose vendors sent something as it was left: such a request is never seen to end.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  const asksAgain = () =>
    page.waitForEvent("request", { timeout: 500 }).then(
      () => true,
      () => false,
    );
  while (await asksAgain());
}
