import type { Locator } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";

/**
 * How much of what is behind a text has too little contrast with it, images included, which axe does not judge. The
 * text must be in view.
 *
 * @param required contrast by WCAG 2, such as 7
 * @returns the part of the pixels behind the text's lines, from 0 to 1, that have less
 */
export async function weakPixels(text: Locator, required: number): Promise<number> {
  const page = text.page();
  const { color, lines } = await text.evaluate((element) => {
    // Of the text itself: a block in it is as wide as the column.
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { x: number; y: number; width: number; height: number }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) lines.push({ x, y, width, height });
    }
    return { color: getComputedStyle(element).color, lines: lines.filter(({ width }) => width > 0) };
  });
  await text.evaluate((element) => element.style.setProperty("visibility", "hidden"));
  const [left = 0, top = 0] = [Math.min(...lines.map(({ x }) => x)), Math.min(...lines.map(({ y }) => y))].map(
    Math.floor,
  );
  const clip = {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...lines.map(({ x, width }) => x + width))) - left,
    height: Math.ceil(Math.max(...lines.map(({ y, height }) => y + height))) - top,
  };
  const background = await page.screenshot({ clip });
  await text.evaluate((element) => element.style.removeProperty("visibility"));
  const light = luminance(
    new Color(color)
      .to("srgb")
      .toGamut()
      .coords.map((part) => part ?? 0),
  );
  let [weak, all] = [0, 0];
  for (const { x, y, width, height } of lines) {
    const area = {
      left: Math.floor(x - clip.x),
      top: Math.floor(y - clip.y),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    const pixels = await sharp(background).extract(area).removeAlpha().raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 3) {
      const behind = luminance([...pixels.subarray(at, at + 3)].map((part) => part / 255));
      all += 1;
      if ((Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05) < required) weak += 1;
    }
  }
  return weak / all;
}

/** Relative luminance of an sRGB color (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
