import sharp from "sharp";
import type { ImageFit } from "#site/images/load-image.ts";
import { imageLimits } from "../image-limits.ts";

const timeoutSeconds = 2;

/**
 * Converts an image to given sizes: first frame, upright, cropped to its most salient part, transparency on gray. Runs
 * in the process of decode-process.ts.
 *
 * @returns `undefined` if the bytes are no image, are damaged, or exceed the limits
 */
export async function fitImage(
  bytes: Uint8Array,
  fits: readonly ImageFit[],
): Promise<readonly Uint8Array[] | undefined> {
  try {
    const images: Uint8Array[] = [];
    for (const { width, height, format } of fits) {
      const image = sharp(bytes, { limitInputPixels: imageLimits.pixels, pages: 1, failOn: "error" })
        .autoOrient()
        .resize({ width: Math.round(width), height: Math.round(height), fit: "cover", position: "attention" })
        .flatten({ background: "#808080" })
        .timeout({ seconds: timeoutSeconds })
        .toFormat(format, format === "jpeg" ? { quality: 92, chromaSubsampling: "4:4:4" } : {});
      images.push(await image.toBuffer());
    }
    return images;
  } catch {
    return undefined;
  }
}
