// The process of resize-process.ts. It decodes files of strangers and has no secrets.
import sharp from "sharp";
import { imageSize } from "#site/images/image-url.ts";
import { resizeImage } from "./resize-image.ts";
import type { ResizeResult, ResizeTask } from "./resize-process.ts";

// Each image is another one, so libvips's cache would only take memory. One thread for each image.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ id, bytes, size, format }: ResizeTask) => {
  const pixels = imageSize(size);
  const result: ResizeResult = { id, image: pixels && (await resizeImage(bytes, pixels, format)) };
  process.send?.(result);
});
process.on("disconnect", () => process.exit());
