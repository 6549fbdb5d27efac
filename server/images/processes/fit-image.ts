import sharp from "sharp";
import type { ImageFit } from "#site/images/load-image.ts";
import { imageLimits } from "../image-facts.ts";
import { paper } from "./resize-image.ts";

const timeoutSeconds = 2;

/** Ratio of height to width from which an image is taken for a screenshot or a document, whose top is shown. */
const tall = 1.5;

/**
 * Converts an image to given sizes: first frame, upright, on white. What is cropped keeps its most salient
 * part, or its head where it is tall. Runs in the process of decode-process.ts.
 *
 * @returns `undefined` if the bytes are no image, are damaged, or exceed the limits
 */
export async function fitImage(
  bytes: Uint8Array,
  fits: readonly ImageFit[],
): Promise<readonly Uint8Array[] | undefined> {
  try {
    const images: Uint8Array[] = [];
    const { autoOrient } = await sharp(bytes).metadata();
    const position = autoOrient.height > tall * autoOrient.width ? "top" : "attention";
    for (const { width, height, format, whole = false } of fits) {
      const image = sharp(bytes, { limitInputPixels: imageLimits.pixels, pages: 1, failOn: "error" })
        .autoOrient()
        .resize({
          width: Math.round(width),
          height: Math.round(height),
          ...(whole ? { fit: "inside", withoutEnlargement: true } : { fit: "cover", position }),
        })
        .flatten(paper)
        .timeout({ seconds: timeoutSeconds })
        .toFormat(format, format === "jpeg" ? { quality: 92, chromaSubsampling: "4:4:4" } : {});
      images.push(await image.toBuffer());
    }
    return images;
  } catch {
    return undefined;
  }
}
