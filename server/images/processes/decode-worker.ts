// The process of decode-process.ts. It decodes files of strangers and has no secrets.
import pLimit from "p-limit";
import sharp from "sharp";
import { pixelLimit } from "#backend/media/pixel-limit.ts";
import { imageSize } from "#site/images/image-url.ts";
import type { DecodeResult, DecodeTask } from "./decode-process.ts";
import { fitImage } from "./fit-image.ts";
import { resizeImage } from "./resize-image.ts";
import { serveTasks } from "./serve-tasks.ts";

// Each image is another one, so libvips's cache would only take memory. One thread for each image.
sharp.cache(false);
sharp.concurrency(1);

// By name, because libvips itself finds out the format: no file, however it begins, gets to another decoder.
const loaders = ["JpegBuffer", "PngBuffer", "WebpBuffer", "NsgifBuffer", "HeifBuffer"];
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });

/**
 * Bytes of memory that a pixel takes while it is decoded, by format: measured with 25 and 48 megapixels, upright and
 * rotated, interlaced, with 16 bits and with transparency.
 */
const bytesPerPixel: Readonly<Record<string, number>> = { heif: 20, png: 10 };
const otherBytesPerPixel = 6;

/** Bytes above which only one image is decoded at a time. An image within `pixelLimit` takes 500 MB at most. */
const largeMemory = 100_000_000;

const large = pLimit(1);

serveTasks<DecodeTask, DecodeResult>(async (task) => {
  const bytes = await estimateMemory(task.bytes);
  if (bytes === undefined) return undefined;
  return bytes > largeMemory ? large(decode, task) : decode(task);
});

/** Reads the header alone. @returns `undefined` where it is not that of an image, or of a larger one than is decoded */
async function estimateMemory(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    return pixels > pixelLimit(format) ? undefined : pixels * (bytesPerPixel[format] ?? otherBytesPerPixel);
  } catch {
    return undefined;
  }
}

async function decode(task: DecodeTask): Promise<DecodeResult> {
  if (task.kind === "fit") return fitImage(task.bytes, task.fits);
  const size = imageSize(task.size);
  return size && resizeImage(task.bytes, size, task.format);
}
