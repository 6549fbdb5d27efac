import sharp, { type Sharp } from "sharp";
import type { ImageSize } from "#site/images/image-url.ts";
import { imageLimits } from "../image-facts.ts";

/** Formats that images are served in. */
export type ImageFormat = "avif" | "webp" | "jpeg" | "gif";

export interface ResizedImage {
  readonly bytes: Uint8Array;
  /** The dominant color, such as "#6a4c93"; `undefined` for an animation. */
  readonly color: string | undefined;
}

/** Highest ratio of height to width. A tall strip of screenshots fits; a taller image is scaled down. */
const maxRatio = 4;

/**
 * AVIF of quality 50 with 1080 × 1350 pixels takes 150 ms of one core with effort 1 and 2.9 s with sharp's default 4;
 * the files are as large. The other formats are set to look alike.
 */
const encodings = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, effort: 2 },
  jpeg: { quality: 78, mozjpeg: true },
  gif: {},
} as const;

/** Seconds that libvips may take for each step of an image. */
const timeoutSeconds = 5;

/** What stands behind a transparent image, on every page and in both themes: most are drawn for paper. */
export const paper = { background: "#ffffff" } as const;

/**
 * Resizes the first frame of an image, upright, on white, in sRGB, and without metadata, which may contain a location. Runs
 * in the process of decode-process.ts.
 *
 * @returns `undefined` where the bytes are not an image, are damaged, or have too many pixels
 */
export async function resizeImage(
  bytes: Uint8Array,
  { width, square }: ImageSize,
  format: ImageFormat,
): Promise<ResizedImage | undefined> {
  try {
    const fit = square
      ? ({ width, height: width, fit: "cover" } as const)
      : ({ width, height: width * maxRatio, fit: "inside" } as const);
    const { data, info } = await sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: "error" })
      .autoOrient()
      .resize({ ...fit, withoutEnlargement: true })
      .flatten(paper)
      .toColourspace("srgb")
      .timeout({ seconds: timeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const pixels = sharp(data, { raw });
    const [encoded, color] = await Promise.all([
      pixels.clone().toFormat(format, encodings[format]).timeout({ seconds: timeoutSeconds }).toBuffer(),
      dominantColor(pixels),
    ]);
    return { bytes: encoded, color };
  } catch {
    return undefined;
  }
}

/** Bytes of a GIF that is served as an animation. A longer one stays still: it would take too much of a visitor's data. */
const movingLimit = 5 * 1024 * 1024;

/**
 * Encodes all frames of an animation anew, on white, without metadata.
 *
 * @returns `undefined` as `resizeImage` does, and for one of more than 5 MB
 */
export async function copyAnimation(bytes: Uint8Array): Promise<ResizedImage | undefined> {
  if (bytes.byteLength > movingLimit) return undefined;
  const limits = { limitInputPixels: imageLimits.pixels, failOn: "error" } as const;
  try {
    const frames = sharp(bytes, { ...limits, animated: true });
    const { hasAlpha } = await frames.metadata();
    // The colors of a transparent one need not have white among them.
    const onPaper = frames.flatten(paper).gif({ effort: 1, reuse: !hasAlpha });
    return { bytes: await onPaper.timeout({ seconds: timeoutSeconds }).toBuffer(), color: undefined };
  } catch {
    return undefined;
  }
}

/** Width and height, in pixels, of the copy whose colors are counted. */
const sampleSize = 48;

/**
 * Finds the dominant color: the mean of the largest of 64 groups of similar pixels. The mean of all pixels is a muddy
 * color, and with finer groups a sky splits into shades that are smaller than a dark corner.
 */
async function dominantColor(pixels: Sharp): Promise<string | undefined> {
  const { data, info } = await pixels
    .clone()
    .resize(sampleSize, sampleSize, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + info.channels);
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
