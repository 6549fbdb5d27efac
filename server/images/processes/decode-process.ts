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
export interface DecodeProcess {
  /** @returns `undefined` where the bytes are not an image */
  readonly resize: (task: Omit<ResizeTask, "kind">) => Promise<DecodedImage | undefined>;
  /** @returns an image for each fit; `undefined` where the bytes are not an image */
  readonly fit: (bytes: Uint8Array, fits: readonly ImageFit[]) => Promise<readonly Uint8Array[] | undefined>;
  /** Reads the header alone. @returns `undefined` where it is not that of an image that is decoded */
  readonly measure: (bytes: Uint8Array, isWhole: boolean) => Promise<ImageFacts | undefined>;
  readonly close: () => void;
}

/** Milliseconds. An image may wait for two large ones before it is decoded. */
const limits = { task: 30_000, idle: 60_000 };

export function createDecodeProcess(): DecodeProcess {
  const { run, close } = createWorkerProcess<DecodeTask, DecodeResult>(
    join(import.meta.dirname, "decode-worker.ts"),
    limits,
  );
  return {
    resize: (task) => run({ kind: "resize", ...task }) as Promise<DecodedImage | undefined>,
    fit: (bytes, fits) => run({ kind: "fit", bytes, fits }) as Promise<readonly Uint8Array[] | undefined>,
    measure: (bytes, isWhole) => run({ kind: "measure", bytes, isWhole }) as Promise<ImageFacts | undefined>,
    close,
  };
}
