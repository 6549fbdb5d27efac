import type { Locator } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";

/** How much light each value of a channel of an sRGB color is. */
const light = Array.from({ length: 256 }, (_, byte) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/** The relative luminance (WCAG 2.2) of each pixel of a picture. @param bytes three for each pixel */
export function luminancesOf(bytes: ArrayLike<number>): Float64Array {
  const lightAt = (at: number) => light[bytes[at] ?? 0] ?? 0;
  return Float64Array.from({ length: bytes.length / 3 }, (_, pixel) => {
    const at = 3 * pixel;
    return 0.2126 * lightAt(at) + 0.7152 * lightAt(at + 1) + 0.0722 * lightAt(at + 2);
  });
}

/** Contrast of two luminances by WCAG 2, from 1 to 21. */
export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

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
  const { coords } = new Color(color).to("srgb").toGamut();
  const [light = 0] = luminancesOf(coords.map((part) => Math.round((part ?? 0) * 255)));
  let [weak, all] = [0, 0];
  for (const { x, y, width, height } of lines) {
    const area = {
      left: Math.floor(x - clip.x),
      top: Math.floor(y - clip.y),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    const behind = luminancesOf(await sharp(background).extract(area).removeAlpha().raw().toBuffer());
    all += behind.length;
    weak += behind.filter((one) => contrast(light, one) < required).length;
  }
  return weak / all;
}
