import sharp from "sharp";
import mark from "#brand/mark.svg?raw";
import type { LoadImage } from "#site/images/load-image.ts";
import { groundColor } from "#site/styles/brand-colors.ts";

/** Points of Apple's image slots; a pass has each at one, two and three pixels per point. */
const sizes = { icon: 29, logo: 50, thumbnail: 90 };
const densities = [1, 2, 3];

/** Share of an icon's edge that the mark takes. */
const markShare = 0.62;

const fileName = (slot: string, density: number) => `${slot}${density > 1 ? `@${density}x` : ""}.png`;

let brandImages: Promise<Record<string, Buffer>> | undefined;

/**
 * The images of an Apple Wallet pass by file name: the brand's mark as icon (in notifications) and logo, and the event's
 * own image as thumbnail. An event image that cannot be loaded or decoded is left out.
 *
 * @param eventImage URL of the event's image
 */
export async function passImages(eventImage: string | undefined, load: LoadImage): Promise<Record<string, Buffer>> {
  brandImages ??= drawBrandImages();
  const edges = densities.map((density) => sizes.thumbnail * density);
  const fits = edges.map((edge) => ({ width: edge, height: edge, format: "png" }) as const);
  const fitted = (eventImage === undefined ? undefined : await load(eventImage, fits)) ?? [];
  const thumbnails = fitted.map((image, index) => [fileName("thumbnail", densities[index] ?? 1), Buffer.from(image)]);
  return { ...(await brandImages), ...Object.fromEntries(thumbnails) };
}

async function drawBrandImages(): Promise<Record<string, Buffer>> {
  const files = densities.flatMap((density) => {
    const icon = sizes.icon * density;
    const onPaper = { background: groundColor.light, edge: icon, mark: Math.round(icon * markShare) };
    const logo = sizes.logo * density;
    const onPass = { background: "#ffffff00", edge: logo, mark: Math.round(logo * 0.8), white: true };
    return [drawMark(fileName("icon", density), onPaper), drawMark(fileName("logo", density), onPass)];
  });
  return Object.fromEntries(await Promise.all(files));
}

interface MarkOptions {
  readonly background: string;
  /** Pixels of the square, and of the mark in its middle. */
  readonly edge: number;
  readonly mark: number;
  readonly white?: boolean;
}

async function drawMark(name: string, options: MarkOptions): Promise<[string, Buffer]> {
  const { background, edge, white = false } = options;
  // The mark's own color has too little contrast on the pass's.
  const drawing = white ? mark.replace(/fill="#[0-9a-f]+"/gi, 'fill="#ffffff"') : mark;
  const image = await sharp(Buffer.from(drawing), { density: 72 * Math.ceil(options.mark / 64) })
    .resize(options.mark, options.mark, { fit: "contain", background: "#ffffff00" })
    .toBuffer();
  const canvas = sharp({ create: { width: edge, height: edge, channels: 4, background } });
  const file = await canvas
    .composite([{ input: image }])
    .png()
    .toBuffer();
  return [name, file];
}
