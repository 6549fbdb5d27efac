import { join } from "node:path";
import type { ImageFit } from "#site/images/load-image.ts";
import type { ImageFacts } from "../image-facts.ts";
import type { ImageFormat, ResizedImage } from "./resize-image.ts";
import { createWorkerProcess } from "./worker-process.ts";

export type DecodeTask = ResizeTask | FitTask | MeasureTask;

export interface ResizeTask {
  readonly kind: "resize";
  readonly bytes: Uint8Array;
  /** As in URLs (site/images/image-url.ts). */
  readonly size: string;
  readonly format: ImageFormat;
}

export interface FitTask {
  readonly kind: "fit";
  readonly bytes: Uint8Array;
  readonly fits: readonly ImageFit[];
}

interface MeasureTask {
  readonly kind: "measure";
  /** All of the file, or its beginning. */
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

/** A resized image, and the facts of the original. */
export interface DecodedImage extends ResizedImage {
  readonly facts: ImageFacts;
}

export type DecodeResult = DecodedImage | readonly Uint8Array[] | ImageFacts | undefined;

/** Decodes images of strangers in another process. Its functions reject where it crashes or takes too long. */
export type DecodeProcess = ReturnType<typeof createDecodeProcess>;

/** Milliseconds. An image may wait for two large ones before it is decoded. */
const limits = { task: 30_000, idle: 60_000 };

export function createDecodeProcess() {
  const { run, close } = createWorkerProcess<DecodeTask, DecodeResult>(
    join(import.meta.dirname, "decode-worker.ts"),
    limits,
  );
  return {
    /** @returns `undefined` where the bytes are not an image */
    resize: (task: Omit<ResizeTask, "kind">) => run({ kind: "resize", ...task }) as Promise<DecodedImage | undefined>,
    /** @returns an image for each fit; `undefined` where the bytes are not an image */
    fit: (bytes: Uint8Array, fits: readonly ImageFit[]) =>
      run({ kind: "fit", bytes, fits }) as Promise<readonly Uint8Array[] | undefined>,
    /** Reads the header alone. @returns `undefined` where it is not that of an image that is decoded */
    measure: (bytes: Uint8Array, isWhole: boolean) =>
      run({ kind: "measure", bytes, isWhole }) as Promise<ImageFacts | undefined>,
    close,
  };
}
