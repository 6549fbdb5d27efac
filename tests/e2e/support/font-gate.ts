import type { Page } from "@playwright/test";

interface FontGate {
  /** Holds back every font that is requested from now on. */
  readonly close: () => void;
  /** How many fonts are held back. */
  readonly waiting: () => number;
  readonly open: () => void;
  /** Waits until the page has loaded, or given up, every font that it has requested. */
  readonly settled: () => Promise<void>;
}

/** Lets a test decide when fonts arrive. With a route, the browser takes no font from its cache. */
export async function gateFonts(page: Page): Promise<FontGate> {
  let gate = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route(/\.woff2$/, async (route) => {
    waiting++;
    await gate.promise;
    await route.continue().catch(() => {}); // the page may have been left meanwhile
  });
  return {
    close: () => {
      gate = Promise.withResolvers<void>();
      waiting = 0;
    },
    waiting: () => waiting,
    open: () => gate.resolve(),
    settled: () => page.evaluate(() => document.fonts.ready.then(() => undefined)),
  };
}
