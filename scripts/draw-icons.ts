import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { groundColor } from "#site/styles/brand-colors.ts";

/** Rasterizes an SVG at 8 times its size (72 dpi is 1:1): a mark of 64 units at 512 pixels, which is then scaled down. */
const renderDensity = 576;

/**
 * Draws the icons for browsers, home screens and launchers.
 *
 * @param mark a square SVG, about 64 units wide
 * @returns the icons by file name
 */
export async function drawIcons(mark: Buffer): Promise<Record<string, Buffer>> {
  const bare = (size: number) => draw(mark, { size, share: 1 });
  const onBrand = (size: number, share: number) => draw(mark, { size, share, background: groundColor.dark });
  return {
    "favicon.svg": mark,
    "favicon.ico": iconFile(await bare(32)),
    // Opaque and square: iOS fills transparency with black and rounds the corners itself.
    "apple-touch-icon.png": await onBrand(180, 0.6),
    // Launchers can mask the icon to a circle of 80 % of its width. The mark's diagonal fits into it.
    "icon-192.png": await onBrand(192, 0.5),
    "icon-512.png": await onBrand(512, 0.5),
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
  const [start, end] = [Math.floor((size - side) / 2), Math.ceil((size - side) / 2)];
  const drawn = sharp(mark, { density: renderDensity })
    .resize(side, side)
    .extend({ top: start, left: start, bottom: end, right: end, background: "#0000" });
  // A second pipeline, because sharp would flatten before it extends.
  const icon = sharp(await drawn.png().toBuffer());
  return (background ? icon.flatten({ background }) : icon)
    .png({ compressionLevel: 9, effort: 10, palette: true })
    .toBuffer();
}

const headerLength = 22;

/** An ICO file, for clients that request /favicon.ico by default. @param png square, under 256 pixels wide */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  const size = png.readUInt32BE(16); // a PNG starts with its signature and its width
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerLength, 18);
  return Buffer.concat([header, png]);
}

// `npm run icons`: draws brand/public/ from brand/mark.svg. The files are committed; an owner may have others.
if (import.meta.main) {
  const folder = join(import.meta.dirname, "..", "brand");
  for (const [name, icon] of Object.entries(await drawIcons(readFileSync(join(folder, "mark.svg"))))) {
    writeFileSync(join(folder, "public", name), icon);
    process.stdout.write(`brand/public/${name} ${icon.length} bytes\n`);
  }
}
