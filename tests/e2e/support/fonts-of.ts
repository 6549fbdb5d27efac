import type { Page } from "@playwright/test";

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
