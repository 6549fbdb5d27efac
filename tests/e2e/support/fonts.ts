import type { Page } from "@playwright/test";

interface FontGate {
  /** How many fonts are held back. */
  readonly waiting: () => number;
  readonly open: () => void;
  /** Waits until the page has loaded, or given up, every font that it has requested. */
  readonly settled: () => Promise<void>;
}

/** Lets a test decide when fonts arrive. With a route, the browser takes no font from its cache. */
export async function gateFonts(page: Page): Promise<FontGate> {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route(/\.woff2$/, async (route) => {
    waiting++;
    await gate.promise;
    await route.continue().catch(() => {}); // the page may have been left meanwhile
  });
  return {
    waiting: () => waiting,
    open: () => gate.resolve(),
    settled: () => page.evaluate(() => document.fonts.ready.then(() => undefined)),
  };
}

/** Names of the fonts that an element's text is drawn with, the one with most glyphs first. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount).map(({ familyName }) => familyName);
}
