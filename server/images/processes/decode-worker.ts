// The process of decode-process.ts. It decodes files of strangers and has no secrets.
import pLimit from "p-limit";
import sharp from "sharp";
import { pixelLimit } from "#backend/media/pixel-limit.ts";
import { imageSize } from "#site/images/image-url.ts";
import type { ImageFacts } from "../image-facts.ts";
import { imageLimits } from "../image-facts.ts";
import type { DecodeResult, DecodeTask, FitTask, ResizeTask } from "./decode-process.ts";
import { fitImage } from "./fit-image.ts";
import { copyAnimation, resizeImage } from "./resize-image.ts";
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
  const isCut = task.kind === "measure" && !task.isWhole;
  const header = await readHeader(isCut ? padded(task.bytes) : task.bytes);
  if (header === undefined || task.kind === "measure") return header?.facts;
  return header.memory > largeMemory ? large(decode, task, header.facts) : decode(task, header.facts);
});

/** The beginning of a file with as many zeros as files have bytes: decoders look whether all of it is there. */
function padded(start: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(imageLimits.size);
  bytes.set(start);
  return bytes;
}

interface Header {
  readonly facts: ImageFacts;
  /** Bytes that decoding takes. */
  readonly memory: number;
}

/** @returns `undefined` where it is not the header of an image, or that of a larger one than is decoded */
async function readHeader(bytes: Uint8Array): Promise<Header | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: "none" });
    const { format, width, height, autoOrient, pages = 1 } = await image.metadata();
    const pixels = width * height;
    if (pixels > pixelLimit(format)) return undefined;
    const memory = pixels * pages * (bytesPerPixel[format] ?? otherBytesPerPixel);
    return { memory, facts: { ...autoOrient, isAnimated: format === "gif" && pages > 1 } };
  } catch {
    return undefined;
  }
}

async function decode(task: ResizeTask | FitTask, facts: ImageFacts): Promise<DecodeResult> {
  if (task.kind === "fit") return fitImage(task.bytes, task.fits);
  const size = imageSize(task.size);
  const resized = size && (await (size.moves ? copyAnimation(task.bytes) : resizeImage(task.bytes, size, task.format)));
  return resized && { ...resized, facts };
}
