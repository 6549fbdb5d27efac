/**
 * The most pixels of an image that is imported, and that the site decodes: 50 million, about what the largest phone
 * cameras produce, and 25 million of AVIF, which takes 20 bytes a pixel (server/images/processes/decode-worker.ts).
 *
 * @param format as sharp names it: AVIF is "heif"
 */
export function pixelLimit(format: string | undefined): number {
  return format === "heif" ? 25_000_000 : mostPixels;
}

/** Of any format. */
export const mostPixels = 50_000_000;
