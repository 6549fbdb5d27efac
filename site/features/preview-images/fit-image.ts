import sharp from "sharp";

/** Larger images are left out of a card: 40 megapixels decoded, 2 s of processing. */
const maxPixels = 40_000_000;
const timeoutSeconds = 2;

/** Raster formats that browsers show. SVG and PDF are left out: they may reference other files. */
const formats: readonly string[] = ["jpeg", "png", "webp", "gif", "heif"];

/**
 * Converts an image of any accepted format to a JPEG of the given size: first frame, upright, cropped to its most
 * salient part, transparency on gray.
 *
 * @param size pixels
 * @returns `undefined` if the bytes are no image, are damaged, or exceed the limits
 */
export async function fitImage(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: "error" });
    const { format } = await image.metadata();
    if (!formats.includes(format)) return undefined;
    return await image
      .autoOrient()
      .resize({ width: Math.round(size.width), height: Math.round(size.height), fit: "cover", position: "attention" })
      .flatten({ background: "#808080" })
      .timeout({ seconds: timeoutSeconds })
      .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
      .toBuffer();
  } catch {
    return undefined;
  }
}
