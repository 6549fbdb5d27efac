import type { Page } from "@playwright/test";

interface FontGate {
  /** Keeps every font that is asked for from now on back. */
  readonly close: () => void;
  /** How many wait. */
  readonly waiting: () => number;
  readonly open: () => void;
  /** As `noteFonts` has it. */
  readonly settled: () => Promise<void>;
}

/**
 * Notes the fonts that the page fetches by itself: document.fonts does not know of them.
 *
 * @returns waits until it has all that it has asked for so far, or knows that it can't be had, and has done what it does
 */
export async function noteFonts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const loads: Promise<unknown>[] = [];
    Reflect.set(globalThis, "fontLoads", loads);
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      const loading = load.call(this);
      loads.push(loading);
      return loading;
    };
  });
  return () =>
    page.evaluate(async () => {
      await Promise.allSettled(Reflect.get(globalThis, "fontLoads"));
      await document.fonts.ready;
    });
}

/** A page with a route of its own reads no font from the cache either. */
export async function gateFonts(page: Page): Promise<FontGate> {
  let gate = Promise.withResolvers<void>();
  let waiting = 0;
  const settled = await noteFonts(page);
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
    settled,
  };
}
