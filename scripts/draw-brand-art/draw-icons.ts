import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { brand } from "#brand/brand.ts";
import { iconFile } from "./icon-file.ts";

/**
 * Rasterizes the SVG at 8 times its size (72 dpi is 1:1): a mark of 64 units at 512 pixels, which is then scaled down.
 */
const renderDensity = 576;

/**
 * Draws the icons for browsers, home screens and launchers.
 *
 * @param markFile path of the mark: a square SVG, about 64 units wide
 * @returns the icons by file name
 */
export async function drawIcons(markFile: string): Promise<Record<string, Buffer>> {
  const mark = await readFile(markFile);
  const bare = (size: number) => draw(mark, { size, share: 1 });
  // Launchers can mask the icon to a circle of 80 % of its width. The mark's diagonal fits into it.
  const maskable = (size: number) => draw(mark, { size, share: 0.5, background: brand.themeColor.dark });
  return {
    "favicon.svg": mark,
    "favicon.ico": iconFile([
      { size: 16, png: await bare(16) },
      { size: 32, png: await bare(32) },
    ]),
    // Opaque and square: iOS fills transparency with black and rounds the corners itself.
    "apple-touch-icon.png": await draw(mark, { size: 180, share: 0.6, background: brand.themeColor.dark }),
    "icon-192.png": await maskable(192),
    "icon-512.png": await maskable(512),
  };
}

interface Icon {
  /** Width and height in pixels. */
  readonly size: number;
  /** Width of the mark relative to the icon, 0 to 1. */
  readonly share: number;
  /** Background color. Transparent by default. */
  readonly background?: string;
}

async function draw(mark: Buffer, { size, share, background }: Icon): Promise<Buffer> {
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
  // A second pipeline, because sharp would flatten before it extends.
  const icon = sharp(await drawn.png().toBuffer());
  return (background ? icon.flatten({ background }) : icon)
    .png({ compressionLevel: 9, effort: 10, palette: true })
    .toBuffer();
}
