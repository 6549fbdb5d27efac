import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { brand } from "#brand/brand.ts";
import { iconFile } from "./icon-file.ts";

/** Dots per inch, of SVG's 72 per unit of its own size: a mark of 64 units is drawn at 512 pixels, then made smaller. */
const renderDensity = 576;

/**
 * The icons that browsers, home screens and launchers ask for, all from brand/mark.svg.
 *
 * @param markFile path of the mark: a square SVG, about 64 units wide
 * @returns contents by file name
 */
export async function drawIcons(markFile: string): Promise<Record<string, Buffer>> {
  const mark = await readFile(markFile);
  const bare = (size: number) => draw(mark, { size, share: 1 });
  // A launcher may cut away all but a circle of 80 % of the width: the mark's diagonal is to stay within.
  const maskable = (size: number) => draw(mark, { size, share: 0.5, ground: brand.themeColor.dark });
  return {
    "favicon.svg": mark,
    "favicon.ico": iconFile([
      { size: 16, png: await bare(16) },
      { size: 32, png: await bare(32) },
    ]),
    // No transparency and no rounded corners: the phone fills the one with black and cuts the other itself.
    "apple-touch-icon.png": await draw(mark, { size: 180, share: 0.6, ground: brand.themeColor.dark }),
    "icon-192.png": await maskable(192),
    "icon-512.png": await maskable(512),
  };
}

interface Icon {
  /** Pixels of the square side. */
  readonly size: number;
  /** How much of the width the mark takes, 0 to 1. */
  readonly share: number;
  /** Colour behind the mark; transparent without. */
  readonly ground?: string;
}

async function draw(mark: Buffer, { size, share, ground }: Icon): Promise<Buffer> {
  const side = Math.round(size * share);
  const around = { top: Math.floor((size - side) / 2), left: Math.floor((size - side) / 2) };
  const drawn = sharp(mark, { density: renderDensity })
    .resize(side, side)
    .extend({
      ...around,
      bottom: size - side - around.top,
      right: size - side - around.left,
      background: "#0000",
    });
  // extend and flatten in one pipeline would run in the wrong order.
  const icon = sharp(await drawn.png().toBuffer());
  return (ground ? icon.flatten({ background: ground }) : icon)
    .png({ compressionLevel: 9, effort: 10, palette: true })
    .toBuffer();
}
