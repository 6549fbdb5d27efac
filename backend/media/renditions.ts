import sharp from "sharp";
import { mostPixels, pixelLimit } from "./pixel-limit.ts";

/** Maximum widths in pixels. Images are never enlarged. */
const mediumWidth = 960;
const thumbWidth = 320;

export interface Renditions {
  /** Size in pixels after applying the EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** WebP without the original's metadata, which may contain a location. */
  readonly medium: Uint8Array;
  /** Like `medium`. */
  readonly thumb: Uint8Array;
}

/**
 * Reads an image's size and renders two smaller versions, from the first frame if it is animated.
 *
 * @returns what is wrong, for the end of "names …", if the image is damaged or larger than `pixelLimit`
 */
export async function renderRenditions(path: string): Promise<Renditions | { message: string }> {
  try {
    const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    const limit = pixelLimit(format);
    if (width * height > limit) {
      return { message: `an ${format === "heif" ? "AVIF " : ""}image of more than ${limit / 1e6} million pixels` };
    }
    const image = sharp(path, { limitInputPixels: mostPixels, failOn: "error" });
    const { autoOrient } = await image.metadata();
    const render = (width: number) =>
      image.clone().autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
    const [medium, thumb] = await Promise.all([render(mediumWidth), render(thumbWidth)]);
    return { width: autoOrient.width, height: autoOrient.height, medium, thumb };
  } catch {
    return { message: "a damaged image" };
  }
}
