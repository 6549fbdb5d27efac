import type { Page } from "@playwright/test";

interface FontGate {
  /** Keeps every font that is asked for from now on back. */
  readonly close: () => void;
  /** How many wait. */
  readonly waiting: () => number;
  readonly open: () => void;
  /** Waits until the page has all it has asked for, or knows that it can't be had, and has done with it what it does. */
  readonly settled: () => Promise<void>;
}

/** A page with a route of its own reads no font from the cache either. */
export async function gateFonts(page: Page): Promise<FontGate> {
  let gate = Promise.withResolvers<void>();
  let waiting = 0;
  // What the page fetches by itself, document.fonts does not know of.
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
    settled: () =>
      page.evaluate(async () => {
        await Promise.allSettled(Reflect.get(globalThis, "fontLoads"));
        await document.fonts.ready;
      }),
  };
}
