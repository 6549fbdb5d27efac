import sharp from "sharp";
import { imageLimits } from "./image-limits.ts";

/** Formats a browser shows as a picture, without those that draw by script or by reference (SVG, PDF). */
const formats: readonly string[] = ["jpeg", "png", "webp", "gif", "heif"];

/**
 * Makes of whatever was loaded a picture of just the size it has in the drawing: the first frame, upright, cut
 * to the part that catches the eye.
 *
 * @returns `undefined` where it is no picture, or too large a one
 */
export async function fitImage(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: imageLimits.pixels, pages: 1, failOn: "error" });
    const { format } = await image.metadata();
    if (!formats.includes(format)) return undefined;
    return await image
      .autoOrient()
      .resize({ width: Math.round(size.width), height: Math.round(size.height), fit: "cover", position: "attention" })
      .flatten({ background: "#808080" })
      .timeout({ seconds: imageLimits.seconds })
      .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
      .toBuffer();
  } catch {
    return undefined;
  }
}
