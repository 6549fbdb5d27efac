import sharp from "sharp";
import mark from "#brand/mark.svg?raw";
import type { LoadImage } from "#site/images/load-image.ts";
import { groundColor } from "#site/styles/brand-colors.ts";
import { whiteMark } from "#site/styles/white-mark.ts";

/** Pixels per point: a pass has each image three times. */
const densities = [1, 2, 3];

/** Points of the event's image. */
const thumbnailEdge = 90;

/** Where the brand's mark stands: the edge in points, the share of it that the mark takes, and what is behind. */
const brandSlots = {
  icon: { edge: 29, share: 0.62, background: groundColor.light, drawing: mark },
  // Its own color has too little contrast on the pass's.
  logo: { edge: 50, share: 0.8, background: "#ffffff00", drawing: whiteMark },
};

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
  const edges = densities.map((density) => thumbnailEdge * density);
  const fits = edges.map((edge) => ({ width: edge, height: edge, format: "png" }) as const);
  const fitted = (eventImage === undefined ? undefined : await load(eventImage, fits)) ?? [];
  const thumbnails = fitted.map((image, index) => [fileName("thumbnail", densities[index] ?? 1), Buffer.from(image)]);
  return { ...(await brandImages), ...Object.fromEntries(thumbnails) };
}

async function drawBrandImages(): Promise<Record<string, Buffer>> {
  const files = Object.entries(brandSlots).flatMap(([slot, { edge, share, background, drawing }]) =>
    densities.map(async (density) => {
      const [side, size] = [edge * density, Math.round(edge * density * share)];
      const image = await sharp(Buffer.from(drawing), { density: 72 * Math.ceil(size / 64) })
        .resize(size, size, { fit: "contain", background: "#ffffff00" })
        .toBuffer();
      const canvas = sharp({ create: { width: side, height: side, channels: 4, background } });
      const file = canvas.composite([{ input: image }]).png();
      return [fileName(slot, density), await file.toBuffer()] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}
