import type { Page } from "@playwright/test";

interface FontGate {
  /** Keeps every font that is asked for from now on back. */
  readonly close: () => void;
  /** How many wait. */
  readonly waiting: () => number;
  readonly open: () => void;
}

/** A page with a route of its own reads no font from the cache either. */
export async function gateFonts(page: Page): Promise<FontGate> {
  let gate = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route(/\.woff2$/, async (route) => {
    waiting++;
    await gate.promise;
    await route.continue();
  });
  return {
    close: () => {
      gate = Promise.withResolvers<void>();
      waiting = 0;
    },
    waiting: () => waiting,
    open: () => gate.resolve(),
  };
}
