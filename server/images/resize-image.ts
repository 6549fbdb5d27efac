import sharp, { type Sharp } from "sharp";
import { mediaFormat, signatureSize } from "#backend/media/media-format.ts";
import type { ImageSize } from "#site/images/image-url.ts";
import { type ImageLimits, imageLimits } from "./image-limits.ts";

/** Formats pictures are served in. */
export type ImageFormat = "avif" | "webp" | "jpeg";

export interface ResizedImage {
  readonly bytes: Uint8Array;
  /** "#6a4c93": the picture's dominant colour; of one that can be seen through, none. */
  readonly color: string | undefined;
}

/** How often its width a picture may be high, as served: a strip of chat screenshots passes, a ladder is made small. */
const highest = 4;

/**
 * Measured on one core with 1080 × 1350 pixels: AVIF of quality 50 takes 150 ms with effort 1 and 2.9 s with sharp's
 * default 4, and its files are no larger. The others are set to look the same.
 */
const encodings = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, effort: 2 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

/** Seconds libvips may take for one picture. */
const timeLimit = 5;

/**
 * Makes a picture of one of the served sizes: the first frame, upright, in sRGB, without the metadata, which may
 * hold a place.
 *
 * @returns `undefined` where the bytes are no JPEG, PNG, WebP, AVIF or GIF, are damaged, or unpack to too much
 */
export async function resizeImage(
  bytes: Uint8Array,
  { width, square }: ImageSize,
  format: ImageFormat,
  limits: Pick<ImageLimits, "pixels"> = imageLimits,
): Promise<ResizedImage | undefined> {
  // By the first bytes: what a host says of them counts for nothing, and SVG must not even be looked at.
  if (mediaFormat(bytes.subarray(0, signatureSize))?.use !== "image") return undefined;
  try {
    const fit = square
      ? ({ width, height: width, fit: "cover" } as const)
      : ({ width, height: width * highest, fit: "inside" } as const);
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.pixels, failOn: "error" })
      .autoOrient()
      .resize({ ...fit, withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: timeLimit })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const pixels = sharp(data, { raw });
    const shown = format === "jpeg" ? pixels.clone().flatten({ background: "#ffffff" }) : pixels.clone();
    const [encoded, color] = await Promise.all([
      shown.toFormat(format, encodings[format]).timeout({ seconds: timeLimit }).toBuffer(),
      dominantColor(pixels),
    ]);
    return { bytes: encoded, color };
  } catch {
    return undefined;
  }
}

/** Pixels across of the copy whose colours are counted. */
const sample = 48;

/**
 * The mean of the largest group of like pixels, of 64 groups: what the picture looks like from afar. The plain mean
 * of a picture is mud, and finer groups split a sky into shades until a dark corner is the largest.
 */
async function dominantColor(pixels: Sharp): Promise<string | undefined> {
  const { data, info } = await pixels
    .clone()
    .resize(sample, sample, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + info.channels);
    if (alpha < 255) return undefined;
    const name = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
    const group = groups.get(name) ?? { count: 0, sums: [0, 0, 0] };
    group.count += 1;
    group.sums = [group.sums[0] + red, group.sums[1] + green, group.sums[2] + blue];
    groups.set(name, group);
  }
  const [largest] = [...groups.values()].sort((one, other) => other.count - one.count);
  if (!largest) return undefined;
  const hex = largest.sums.map((sum) =>
    Math.round(sum / largest.count)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
