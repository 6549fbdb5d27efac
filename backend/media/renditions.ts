import sharp from "sharp";

/** Maximum widths in pixels. Images are never enlarged. */
const mediumWidth = 960;
const thumbWidth = 320;

/** Maximum pixels of an image: 50 million, about what the largest phone cameras produce. */
const pixelLimit = 50_000_000;

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
 * Reads an image's size and renders two smaller versions, from the first frame if it is animated. Returns "unreadable"
 * if the image is damaged or has more than 50 million pixels.
 */
export async function renderRenditions(path: string): Promise<Renditions | "unreadable"> {
  try {
    const image = sharp(path, { limitInputPixels: pixelLimit, failOn: "error" });
    const { autoOrient } = await image.metadata();
    const render = (width: number) =>
      image.clone().autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
    const [medium, thumb] = await Promise.all([render(mediumWidth), render(thumbWidth)]);
    return { width: autoOrient.width, height: autoOrient.height, medium, thumb };
  } catch {
    return "unreadable";
  }
}
